import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stillClock } from '#testing/clock.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { pair, tokensOf, wire } from '#testing/wire.ts'

const clock = stillClock()
let server: TestServer
let call: ReturnType<typeof wire>

beforeAll(async () => {
  server = await startServer({ clock })
  call = wire(server)
})
afterAll(() => server.close())

const put = (token: string, body: object) => call('/users/updateUserPassword', body, { token, method: 'PUT' })

describe('passwords.update', () => {
  it('takes a long pass phrase, ends every other session and lets the new password in', async () => {
    const other = await tokensOf(server, 'empleado')
    const { accessToken } = await tokensOf(server, 'empleado')
    const password = 'una frase larga con ñ y 😀'
    expect((await put(accessToken, { username: 'empleado', password })).status).toBe(204)
    expect((await call('/session', undefined, { token: other.accessToken })).status).toBe(401)
    expect((await call('/session', undefined, { token: accessToken })).status).toBe(200)
    expect((await call('/employees/loginUser', { user: 'empleado', password })).status).toBe(200)
  })

  it('refuses a password that is short, common, too long or the name itself, and says why', async () => {
    const { accessToken } = await tokensOf(server, 'coordinador')
    const codeFor = async (password: string) => {
      const { status, body } = await put(accessToken, { username: 'coordinador', password })
      expect(status).toBe(422)
      return (body.errors as { password: { error: string }[] }).password[0]?.error
    }
    expect(await codeFor('1234567')).toBe('too_short')
    expect(await codeFor('password123')).toBe('inclusion')
    expect(await codeFor('COORDINADOR')).toBe('inclusion')
    expect(await codeFor('x'.repeat(300))).toBe('too_long')
    expect(await codeFor('x'.repeat(1000))).toBe('too_long')
  })

  it("never changes somebody else's password", async () => {
    const { accessToken } = await tokensOf(server, 'coordinador')
    expect((await put(accessToken, { username: 'admin', password: 'a long enough one' })).status).toBe(403)
  })

  it('asks for a session opened less than five minutes ago', async () => {
    const tokens = await tokensOf(server, 'coordinador')
    clock.forward(299)
    const late = pair((await call('/api/auth/refresh-token', tokens)).body)
    clock.forward(2)
    const { status } = await put(late.accessToken, { username: 'coordinador', password: 'a long enough one' })
    expect(status).toBe(403)
  })
})

describe('passwords.bootstrap', () => {
  it('makes the first administrator with the token that the first start prints, once', async () => {
    const fresh = await startServer({ env: { PORTAL_DEMO: '0' } })
    try {
      const bootstrapToken = fresh.server.firstSteps.bootstrapToken ?? ''
      const ask = wire(fresh)
      const body = { bootstrapToken, username: 'jefa', password: 'a long enough one' }
      expect((await ask('/users/firstAdministrator', { ...body, bootstrapToken: 'guess' })).status).toBe(401)
      expect((await ask('/users/firstAdministrator', body)).status).toBe(204)
      expect((await ask('/users/firstAdministrator', { ...body, username: 'otra' })).status).toBe(401)
      expect((await ask('/employees/loginUser', { user: 'jefa', password: body.password })).status).toBe(200)
    } finally {
      await fresh.close()
    }
  })
})
