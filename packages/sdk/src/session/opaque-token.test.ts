import { expect, it } from 'vitest'
import { testPortal } from '#testing/signed-in.ts'
import { json } from '#testing/token-server.ts'

it('LOG-10.1 trusts no content of a token: identity and permissions come from the service', async () => {
  const { portal, server } = testPortal({ tabs: false })
  const claims = { uid: 'somebody-else', accessPermissions: ['PERMISOS_EDITAR'], exp: 1 }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const accessToken = `${part({ alg: 'none' })}.${part(claims)}.`
  const userData = { uid: 'lucia', displayName: 'Lucía', accessPermissions: ['VER_DASHBOARD'] }
  server.answer('loginUser', () =>
    json({
      code: 200,
      userData,
      accessToken,
      refreshToken: 'r',
      expiresInSeconds: 300,
      sessionSeconds: 6900,
    }),
  )
  await portal.session.login({ user: 'lucia', password: 'x' })
  expect(portal.session.current?.userData).toMatchObject(userData)
  // Not the token's lifetime either: that token has expired, while the session lives as long as the service says.
  expect(portal.session.current?.sessionEndsAt).toBeGreaterThan(6_000_000)
  expect(JSON.stringify(portal.session.current)).not.toContain(accessToken)
})
