import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atFullCost } from '#testing/full-cost.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { pair, tokensOf, wire } from '#testing/wire.ts'

let server: TestServer
let call: ReturnType<typeof wire>

beforeAll(async () => {
  server = await startServer()
  call = wire(server)
})
afterAll(() => server.close())

describe('session.confirm', () => {
  const confirm = (token: string, password: string) => call('/session/confirmation', { password }, { token })

  it('counts wrong passwords as sign-in does, and ends no session for them', async () => {
    const { accessToken: token } = await tokensOf(server, 'coordinador')
    const wrong = await confirm(token, 'not the password')
    expect(wrong.status).toBe(422)
    expect(wrong.body.errors).toEqual({ password: [{ error: 'invalid' }] })
    for (let tries = 1; tries < 5; tries += 1) await confirm(token, 'not the password')
    expect((await confirm(token, 'demo-Portal-2026')).status).toBe(429)
    expect((await call('/session', undefined, { token })).status).toBe(200)
  })

  it('check 7: checks no more concurrent guesses than sequential ones', async () => {
    atFullCost()
    const { accessToken: token } = await tokensOf(server, 'empleado')
    const guesses = Array.from({ length: 20 }, (_, at) => confirm(token, `guess number ${at}`))
    const looked = (await Promise.all(guesses)).filter(({ status }) => status === 422)
    expect(looked).toHaveLength(5)
    expect((await confirm(token, 'demo-Portal-2026')).status).toBe(429)
  })

  it('is not for a session that a link opened', async () => {
    const admin = await tokensOf(server, 'admin')
    const made = await call('/exchange-tokens', { username: 'empleado' }, { token: admin.accessToken })
    const { exchangeToken } = made.body.data as { exchangeToken: string }
    const { accessToken } = pair((await call('/employees/login-token', { exchangeToken })).body)
    expect((await confirm(accessToken, 'demo-Portal-2026')).status).toBe(403)
  })
})
