import { answer, exampleOf } from '@portal/sdk/testing/msw'
import { pause } from './mock-fetch.ts'

/** The signed-in person, and their preferences. */
export interface Person {
  readonly permissions: readonly string[]
  readonly theme: 'light' | 'dark' | 'semi-dark'
  readonly locale: 'es' | 'en' | 'de' | 'fr' | 'pt'
}

const devices = () =>
  exampleOf('sessions.index').flatMap((one) => [
    { ...one, isCurrent: true },
    {
      ...one,
      id: '0193b3a0-0000-4000-8000-0000000000d2',
      isCurrent: false,
      device: 'phone' as const,
      browser: 'Safari',
      system: 'iOS',
    },
  ])

/** Sign-in, session and profile: these respond even when everything else fails. */
export function sessionApi({ permissions, theme, locale }: Person) {
  const session = exampleOf('session.show')
  const userData = { ...session.userData, accessPermissions: [...permissions], locale }
  return [
    answer('session.login', ({ body, refuse }) =>
      body.password === 'wrong'
        ? refuse(401, { message: 'Wrong Username or Password' })
        : { ...exampleOf('session.login'), userData },
    ),
    answer('session.previewToken', async ({ body, request, refuse }) => {
      if (body.exchangeToken === 'expired') return refuse(401)
      if (body.exchangeToken === 'slow') await pause(Infinity, request.signal)
      return exampleOf('session.previewToken')
    }),
    answer('session.loginWithToken', ({ body, refuse }) =>
      body.exchangeToken === 'used' ? refuse(401) : { ...exampleOf('session.loginWithToken'), userData },
    ),
    answer('session.show', () => ({ ...session, userData })),
    answer('session.keepAlive', () => exampleOf('session.keepAlive')),
    answer('session.logout', () => undefined),
    answer('session.confirm', ({ body, refuse }) =>
      body.password === 'wrong' ? refuse(422, { errors: { password: [{ error: 'invalid' }] } }) : undefined,
    ),
    answer('sessions.index', devices),
    answer('sessions.destroy', () => undefined),
    answer('sessions.destroyOthers', () => exampleOf('sessions.destroyOthers')),
    answer('secondFactor.show', () => exampleOf('secondFactor.show')),
    answer('registration.show', () => ({ isOpen: true })),
    answer('registration.create', () => exampleOf('registration.create')),
    answer('passwords.update', ({ body, refuse }) =>
      body.password === 'password123'
        ? refuse(422, { errors: { password: [{ error: 'inclusion' }] } })
        : undefined,
    ),
    answer('profile.show', () => ({
      ...exampleOf('profile.show'),
      theme,
      locale,
      density: 'comfortable' as const,
    })),
    answer('profile.patch', ({ body }) => ({ ...exampleOf('profile.show'), theme, locale, ...body })),
  ]
}
