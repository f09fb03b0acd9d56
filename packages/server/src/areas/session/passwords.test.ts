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
  it('check 2: takes a long pass phrase, ends every other session and lets the new password in', async () => {
    const other = await tokensOf(server, 'empleado')
    const { accessToken } = await tokensOf(server, 'empleado')
    const password = 'una frase larga con ñ y 😀'
    expect((await put(accessToken, { username: 'empleado', password })).status).toBe(204)
    expect((await call('/session', undefined, { token: other.accessToken })).status).toBe(401)
    expect((await call('/session', undefined, { token: accessToken })).status).toBe(200)
    expect((await call('/employees/loginUser', { user: 'empleado', password })).status).toBe(200)
  })

  it('check 1, check 3: refuses a password that is short, common, too long or the name itself, and says why', async () => {
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
    expect(await codeFor('Coordinador2026!')).toBe('inclusion')
    expect(await codeFor('coordinador@contacta-atlantico.example')).toBe('inclusion')
    expect(await codeFor('portal!!!')).toBe('inclusion')
    expect(await codeFor('GoOgLe123')).toBe('inclusion')
    const { db } = server.server.kernel.database
    const { dni } = await db
      .selectFrom('employees')
      .innerJoin('users', 'users.id', 'employees.userId')
      .where('username', '=', 'coordinador')
      .select('dni')
      .executeTakeFirstOrThrow()
    expect(await codeFor(dni.toLowerCase())).toBe('inclusion')
  })

  it('check 1, check 2: compares byte by byte: blanks, accents and their other spelling all count', async () => {
    const { accessToken } = await tokensOf(server, 'admin')
    const login = (password: string) => call('/employees/loginUser', { user: 'admin', password })
    const change = (password: string) => put(accessToken, { username: 'admin', password })
    const composed = ' ñandú 8 '
    expect((await change(composed)).status).toBe(204)
    expect((await login(composed.trim())).status).toBe(401)
    expect((await login(composed.normalize('NFD'))).status).toBe(401)
    expect((await login(composed)).status).toBe(200)
    expect((await change('áéíóúñ😀ç')).status).toBe(204)
    expect((await change('y'.repeat(256))).status).toBe(204)
    expect((await change('demo-Portal-2026')).status).toBe(204)
  })

  it("never changes somebody else's password", async () => {
    const { accessToken } = await tokensOf(server, 'coordinador')
    expect((await put(accessToken, { username: 'admin', password: 'a long enough one' })).status).toBe(403)
  })

  it('asks for the password again when it was entered more than five minutes ago', async () => {
    const tokens = await tokensOf(server, 'coordinador')
    clock.forward(299)
    const { accessToken: token } = pair((await call('/api/auth/refresh-token', tokens)).body)
    const change = () => put(token, { username: 'coordinador', password: 'a long enough one' })
    clock.forward(2)
    const refused = await change()
    expect(refused.status).toBe(403)
    expect(refused.body.errors).toEqual({ session: [{ error: 'reauthentication' }] })
    const confirmation = await call('/session/confirmation', { password: 'demo-Portal-2026' }, { token })
    expect(confirmation.status).toBe(204)
    expect((await change()).status).toBe(204)
  })
})

describe('passwords.bootstrap', () => {
  it('check 9: makes the first administrator with the token that the first start prints, once', async () => {
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
