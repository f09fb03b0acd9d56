import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { signedInPortal, type TestPortal } from '#testing/signed-in.ts'
import { json, problem } from '#testing/token-server.ts'
import { tracing } from './log-tries.ts'
import { redactedHeaders, redactedUrl } from './redact.ts'

describe('logging', () => {
  it('hides credentials in headers and telling names in addresses', () => {
    const headers = new Headers({
      authorization: 'Bearer x',
      'x-session-token': 'y',
      cookie: 'z',
      accept: 'a',
    })
    expect(redactedHeaders(headers)).toEqual({
      accept: 'a',
      authorization: '***',
      cookie: '***',
      'x-session-token': '***',
    })
    expect(redactedUrl('https://me:pw@portal.test/x?dni=1&page=2&exchange%54oken=3')).toBe(
      'https://portal.test/x?dni=***&page=2&exchange%54oken=***',
    )
  })

  it('has request and response', async () => {
    const { lines, logger } = kept()
    const { portal } = await signedInPortal({ logger })
    await portal.skills.index({ search: 'ventas' })
    const line = lines.find((text) => text.startsWith('skills.index'))
    expect(line).toContain("url: '/skill?search=ventas'")
    expect(line).toContain('status: 200')
  })

  it('holds none of the secrets planted in headers, queries, JSON and bodies, whatever goes wrong', async () => {
    const { lines, logger } = kept()
    const test = await signedInPortal({ logger, analyticsKey: 'PLANTED-key' })
    await story(test)
    expect(lines.length).toBeGreaterThan(15)
    expect(lines.filter((line) => /PLANTED|access-\d|refresh-\d/.test(line))).toEqual([])
  })
})

/** A logger that prints everything as a console would, including the causes of errors. */
function kept() {
  const lines: string[] = []
  const log = (text: string, fields?: object) => lines.push(`${text} ${inspect(fields, { depth: 9 })}`)
  return { lines, logger: tracing({ debug: log, warn: log, error: log }) }
}

/** A scenario with a secret in every place that can carry one, and with every failure that quotes its input. */
async function story({ portal, server, clock }: TestPortal): Promise<void> {
  const secret = (name: string) => ({ [name]: 'PLANTED' })
  const names = [
    'password',
    'accessToken',
    'refreshToken',
    'exchangeToken',
    'dni',
    'secret',
    'apiKey',
    'document',
  ]
  const secrets = Object.assign({}, ...names.map(secret)) as Record<string, string>
  const headers = {
    authorization: 'PLANTED',
    cookie: 'sid=PLANTED',
    'x-api-key': 'PLANTED',
    'proxy-authorization': 'PLANTED',
  }
  const { laia } = portal.services
  const ask = (query: object) => laia.request('get' as never, '/x' as never, { params: { query } } as never)
  await ask(secrets)
  await ask({ PASSWORD: 'PLANTED', newPassword: 'PLANTED', x_token: ['PLANTED', 'PLANTED'] })
  await portal.loads.show('1', { headers })
  await portal.fields.create(secrets as never)
  await portal.recordsFile.create(new File(['PLANTED;12345678Z'], 'clientes.csv'))
  server.answer('/fields', () =>
    problem(422, { errors: { dni: [{ error: 'taken', value: 'PLANTED' }] }, ...secrets }),
  )
  await portal.fields.create({} as never).safe()
  server.answer('/fields', () =>
    json({ data: secrets }, 200, { 'set-cookie': 'sid=PLANTED', 'x-session-token': 'PLANTED' }),
  )
  await portal.fields.show('1')
  server.answer('/fields', () => new Response('PLANTED is no JSON'))
  await portal.fields.show('1').safe()
  server.answer('/fields', () => {
    throw new TypeError('Failed to fetch http://portal.test/x?token=PLANTED')
  })
  await clock.until(portal.fields.show('1', { maxRetries: 0 }).safe())
  server.expireAccess()
  server.answer('/refresh-token', () => new Response('{"accessToken":"PLANTED'))
  await portal.loads.show('1').safe()
  await clock.advance(6_000)
  await portal.session.login({ user: 'marta', password: 'PLANTED' })
  await portal.session.loginWithToken({ exchangeToken: 'PLANTED' }).safe()
  server.answer('/saveSession', () =>
    problem(422, { errors: { userId: [{ error: 'x', value: 'PLANTED' }] } }),
  )
  await clock.until(portal.session.keepAlive())
  server.answer('/logout', () => problem(401))
  server.answer('/refresh-token', () => new Response('{"accessToken":"PLANTED'))
  await portal.session.logout()
  await portal.services.analytics.request('get' as never, '/y' as never)
}
