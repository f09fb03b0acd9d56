import { isPortalError, type Portal } from '@portal/sdk'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPassword } from '#demo/seed-demo.ts'
import { stillClock } from '#testing/clock.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { pair, wire } from '#testing/wire.ts'

const clock = stillClock()
let server: TestServer
let call: ReturnType<typeof wire>

beforeAll(async () => {
  server = await startServer({ clock })
  call = wire(server)
})
afterAll(() => server.close())
// Each test begins with a new time step and without failures.
beforeEach(() => clock.forward(3600))

const user = 'empleado'
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: clock.now().getTime() + steps * 30_000,
  })
const login = (code?: string) =>
  call('/employees/loginUser', { user, password: demoPassword, ...(code === undefined ? {} : { code }) })
const refused = async (act: Promise<unknown>) => {
  const error = await act.then(undefined, (failure: unknown) => failure)
  if (!isPortalError(error) || !('fields' in error)) throw new Error(`not refused: ${String(error)}`)
  return { status: error.status, code: error.code }
}

async function setUp(portal: Portal): Promise<{ secret: string; recoveryCodes: readonly string[] }> {
  const { secret } = await portal.secondFactor.create()
  const { recoveryCodes } = await portal.secondFactor.confirm({ code: codeOf(secret) })
  return { secret, recoveryCodes }
}

async function forget(): Promise<void> {
  const { db } = server.server.kernel.database
  await db.deleteFrom('recoveryCodes').execute()
  await db.deleteFrom('secondFactors').execute()
}

describe('secondFactor.confirm', () => {
  it('check 7: looks at five codes of many that come at once', async () => {
    const portal = await signedIn(server, user)
    const { secret } = await portal.secondFactor.create()
    const wrong = Array.from({ length: 12 }, (_, at) => codeOf(secret, 100 + at))
    const answers = await Promise.all(wrong.map((code) => refused(portal.secondFactor.confirm({ code }))))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
    await forget()
  })
})

describe('secondFactor.create', () => {
  it('asks for nothing at sign-in before it is confirmed, and keeps no readable secret', async () => {
    const portal = await signedIn(server, user)
    const { secret, address } = await portal.secondFactor.create()
    expect(address).toContain(`secret=${secret}`)
    expect((await login()).status).toBe(200)
    const { db } = server.server.kernel.database
    const row = await db.selectFrom('secondFactors').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(secret)
    await forget()
  })

  it('needs the password again when it was entered more than five minutes ago', async () => {
    const portal = await signedIn(server, user)
    clock.forward(301)
    expect(await refused(portal.secondFactor.create())).toEqual({ status: 403, code: 'reauthentication' })
    await portal.session.confirm({ password: demoPassword })
    expect((await portal.secondFactor.create()).secret).toMatch(/^[A-Z2-7]{32}$/)
    await forget()
  })
})

describe('secondFactor.confirm', () => {
  it('turns it on with a code of the app only, and answers ten recovery codes', async () => {
    const portal = await signedIn(server, user)
    const { secret } = await portal.secondFactor.create()
    const wrong = codeOf(secret, 10)
    expect(await refused(portal.secondFactor.confirm({ code: wrong }))).toEqual({
      status: 422,
      code: 'invalid',
    })
    const { recoveryCodes } = await portal.secondFactor.confirm({ code: codeOf(secret) })
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await portal.secondFactor.show()).toEqual({ isOn: true, isRequired: false, recoveryCodesLeft: 10 })
    await forget()
  })

  it('LOG-9.1 asks for the code after the right password only, and takes each code once', async () => {
    const { secret } = await setUp(await signedIn(server, user))
    clock.forward(30)
    const wrongPassword = await call('/employees/loginUser', { user, password: 'not this one' })
    expect(wrongPassword.body.errors).toEqual({ message: 'Wrong Username or Password' })
    const without = await login()
    expect([without.status, without.body.errors]).toEqual([401, { code: [{ error: 'blank' }] }])
    const code = codeOf(secret)
    expect((await login(code)).status).toBe(200)
    const again = await login(code)
    expect([again.status, again.body.errors]).toEqual([401, { code: [{ error: 'invalid' }] }])
    clock.forward(60)
    expect((await login(codeOf(secret, 1))).status).toBe(200)
    expect((await login(codeOf(secret, 3))).status).toBe(401)
    await forget()
  })

  it('lets in one of five who send the same code at once', async () => {
    const { secret } = await setUp(await signedIn(server, user))
    clock.forward(30)
    const code = codeOf(secret)
    const all = await Promise.all(Array.from({ length: 5 }, () => login(code)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    await forget()
  })

  it('check 7: makes who guesses codes wait like who guesses passwords', async () => {
    const { secret } = await setUp(await signedIn(server, user))
    clock.forward(30)
    for (let tries = 0; tries < 5; tries += 1) expect((await login('000000')).status).toBe(401)
    expect((await login(codeOf(secret))).status).toBe(429)
    await forget()
  })
})

describe('secondFactor.renewCodes', () => {
  it('takes a recovery code in place of the app, once, until new ones are made', async () => {
    const portal = await signedIn(server, user)
    const { recoveryCodes } = await setUp(portal)
    const [first = '', second = ''] = recoveryCodes
    expect((await login(first.toUpperCase().replace('-', ' '))).status).toBe(200)
    expect((await login(first)).status).toBe(401)
    expect((await portal.secondFactor.show()).recoveryCodesLeft).toBe(9)
    const renewed = await portal.secondFactor.renewCodes()
    expect((await login(second)).status).toBe(401)
    expect((await login(renewed.recoveryCodes[0])).status).toBe(200)
    await forget()
  })
})

describe('secondFactor.destroy', () => {
  it('wants the code in a session that was opened without it', async () => {
    const other = await signedIn(server, user)
    const { secret } = await setUp(await signedIn(server, user))
    clock.forward(30)
    expect(await refused(other.secondFactor.destroy())).toEqual({ status: 403, code: 'reauthentication' })
    expect(await refused(other.session.confirm({ password: demoPassword }))).toEqual({
      status: 422,
      code: 'blank',
    })
    await other.session.confirm({ password: demoPassword, code: codeOf(secret) })
    await other.secondFactor.destroy()
    expect((await login()).status).toBe(200)
  })
})

describe('secondFactor.show', () => {
  const demand = (requiresSecondFactor: boolean) =>
    server.server.kernel.database.db
      .updateTable('roles')
      .set({ requiresSecondFactor })
      .where('name', '=', 'Agente')
      .execute()

  it('LOG-9.2 leaves who must set it up nothing else to do, and gives all back when it is done', async () => {
    await demand(true)
    const entered = await login()
    expect(entered.body.userData).toMatchObject({ accessPermissions: [], secondFactorDue: true })
    const { accessToken: token } = pair(entered.body)
    expect((await call('/dashboard', undefined, { token })).status).toBe(403)
    expect((await call('/starred-pages', undefined, { token })).status).toBe(403)
    const portal = await signedIn(server, user)
    expect(await portal.secondFactor.show()).toMatchObject({ isOn: false, isRequired: true })
    await setUp(portal)
    const { userData } = await portal.session.show()
    expect(userData.accessPermissions).toContain('VER_DASHBOARD')
    expect(userData.secondFactorDue).toBeUndefined()
    expect(await refused(portal.secondFactor.destroy())).toEqual({ status: 409, code: 'referenced' })
    await demand(false)
    await forget()
  })
})

describe('exchangeTokens.create', () => {
  it('check 28: no link bypasses a second factor, and none is created without a recently entered password', async () => {
    await setUp(await signedIn(server, user))
    const admin = await signedIn(server, 'admin')
    expect(await refused(admin.exchangeTokens.create({ username: user }))).toMatchObject({ status: 422 })
    await forget()
    expect((await admin.exchangeTokens.create({ username: user })).path).toMatch(/^\/login\//)
    clock.forward(301)
    expect(await refused(admin.exchangeTokens.create({ username: user }))).toEqual({
      ...{ status: 403, code: 'reauthentication' },
    })
  })
})
