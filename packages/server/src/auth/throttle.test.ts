import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stillClock } from '#testing/clock.ts'
import { atFullCost } from '#testing/full-cost.ts'
import { inboxOf, jobsDone } from '#testing/inbox.ts'
import { startAgain, startServer, type TestServer } from '#testing/start-server.ts'
import { wire } from '#testing/wire.ts'
import { operationRows } from '#contract/operations.ts'
import { waitMs } from '#db/slowed-names.ts'

const clock = stillClock()
const password = 'demo-Portal-2026'
let server: TestServer

beforeAll(async () => {
  server = await startServer({ clock, env: { PORTAL_PROXIES: '1' } })
})
afterAll(() => server.close())
beforeEach(() => clock.forward(3600))

const loginAt = (of: TestServer, user: string, secret: string, ip = '192.0.2.1') =>
  wire(of)('/employees/loginUser', { user, password: secret }, { headers: { 'x-forwarded-for': ip } })
const guess = async (of: TestServer, user: string, times: number) => {
  for (let tries = 0; tries < times; tries += 1) expect((await loginAt(of, user, 'guess')).status).toBe(401)
}
const waitOf = async (user: string) => {
  const { status, headers } = await loginAt(server, user, password)
  return status === 429 ? Number(headers.get('retry-after')) : 0
}

/** Keeps cookies as a browser does; returns the device cookie. */
async function signIn(user: string, ip: string, cookie = '') {
  const headers = { 'x-forwarded-for': ip, 'x-session-transport': 'cookie', cookie }
  const answer = await wire(server)('/employees/loginUser', { user, password }, { headers })
  const given = answer.headers.getSetCookie().find((one) => one.startsWith('portal-device='))
  return { status: answer.status, cookie: given?.split(';')[0] ?? '' }
}

describe('guessing', () => {
  it('LOG-2.2 check 7: waits after five failures, longer each time, and lets the right password in afterwards', async () => {
    await guess(server, 'admin', 5)
    expect(await waitOf('admin')).toBe(60)
    clock.forward(61)
    await guess(server, 'admin', 1)
    expect(await waitOf('admin')).toBe(120)
    clock.forward(121)
    expect((await loginAt(server, 'admin', password)).status).toBe(200)
    await guess(server, 'admin', 4)
    expect((await loginAt(server, 'admin', password)).status).toBe(200)
  })

  it('LOG-2.1 check 7: makes guessers of a name that nobody has wait alike', async () => {
    await guess(server, 'nobody-at-all', 5)
    expect(await waitOf('nobody-at-all')).toBe(60)
  })

  it('check 7: delays guesses at a disabled account equally, and reveals nothing', async () => {
    const { db } = server.server.kernel.database
    await db.updateTable('users').set({ active: false }).where('username', '=', 'empleado').execute()
    await guess(server, 'empleado', 4)
    expect((await loginAt(server, 'empleado', password)).status).toBe(401)
    expect(await waitOf('empleado')).toBe(60)
    await db.updateTable('users').set({ active: true }).where('username', '=', 'empleado').execute()
  })

  it('check 7: counts a name once, in any spelling and on any route', async () => {
    const paths = ['/employees/loginUser', '/authentication/login']
    const send = (path: string, user: string) => wire(server)(path, { user, password: 'guess' })
    const answers = []
    for (const user of ['coordinador', 'Coordinador', 'COORDINADOR'])
      for (const path of paths) answers.push((await send(path, user)).status)
    expect(answers).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('check 7: keeps nobody out who comes from elsewhere', async () => {
    await guess(server, 'coordinador', 5)
    expect((await loginAt(server, 'coordinador', password)).status).toBe(429)
    expect((await loginAt(server, 'coordinador', password, '198.51.100.7')).status).toBe(200)
  })

  it('check 7: reveals nothing more to many concurrent guesses', async () => {
    atFullCost()
    expect((await loginAt(server, 'admin', password)).status).toBe(200)
    const all = await Promise.all(Array.from({ length: 20 }, () => loginAt(server, 'admin', 'guess')))
    expect(all.filter(({ status }) => status === 401)).toHaveLength(5)
  })

  it('LOG-2.4 notifies the person whose name was guessed at by mail, once', async () => {
    const inbox = inboxOf(server, 'empleado', /acceso/)
    // Earlier guesses count, too.
    await jobsDone(server)
    inbox.skip()
    const before = inbox.all().length
    await guess(server, 'empleado', 5)
    clock.forward(61)
    await guess(server, 'empleado', 1)
    const mail = await inbox.next()
    expect(mail.subject).toBe('Demasiados intentos de acceso con su usuario')
    expect(inbox.all().length).toBe(before + 1)
  })

  it('check 7: lets recoveries that one person asks for by the hundred keep nobody of the office out', async () => {
    const ip = '203.0.113.9'
    const { db } = server.server.kernel.database
    const at = clock.now()
    const failure = (bucket: 'recovery' | 'signIn', name: string) => ({
      ...{ id: crypto.randomUUID(), bucket, name },
      ...{ network: '203.0.113', at },
    })
    const hundred = Array.from({ length: 100 }, (_, number) => `nobody-${number}`)
    await db
      .insertInto('signInFailures')
      .values(hundred.map((name) => failure('recovery', name)))
      .execute()
    expect((await loginAt(server, 'coordinador', password, ip)).status).toBe(200)
    // A hundred wrong names do not lock out a person on a known device, either.
    const known = await signIn('coordinador', ip)
    await db
      .insertInto('signInFailures')
      .values(hundred.map((name) => failure('signIn', name)))
      .execute()
    expect((await loginAt(server, 'coordinador', password, ip)).status).toBe(429)
    expect((await signIn('coordinador', ip, known.cookie)).status).toBe(200)
    expect((await signIn('empleado', ip, known.cookie)).status).toBe(429)
    expect((await signIn('coordinador', ip, `${known.cookie}x`)).status).toBe(429)
  })

  it('LOG-2.3 check 7: makes an account wait that is guessed at from many networks, but not on its own device', async () => {
    const { cookie } = await signIn('coordinador', '198.51.100.1')
    for (let at = 0; at < 30; at += 1)
      expect((await loginAt(server, 'coordinador', 'guess', `10.0.${at}.1`)).status).toBe(401)
    expect((await loginAt(server, 'coordinador', password, '10.0.99.1')).status).toBe(429)
    expect((await signIn('coordinador', '198.51.100.1', cookie)).status).toBe(200)
  })

  it('check 8: counts across processes and outlives a restart', async () => {
    await guess(server, 'admin', 3)
    const second = await startAgain(server, clock)
    try {
      await guess(second, 'admin', 2)
      expect((await loginAt(server, 'admin', password)).status).toBe(429)
      expect((await loginAt(second, 'admin', password)).status).toBe(429)
    } finally {
      await second.close()
    }
  })

  it('never waits longer than half an hour', () => {
    expect(waitMs(40)).toBe(30 * 60_000)
  })
})

/** A guesser's input for each operation that accepts a secret without a session. */
const guesses: Record<string, object> = {
  'session.login': { user: 'guessed-one', password: 'x' },
  'session.authenticate': { user: 'guessed-two', password: 'x' },
  'session.loginWithToken': { exchangeToken: 'x-one' },
  'session.previewToken': { exchangeToken: 'x-two' },
  'registration.create': {
    displayName: 'Iria',
    email: 'iria@example.org',
    password: 'una frase larga y propia',
  },
  'registration.confirm': { token: 'x-three' },
  'passwords.bootstrap': { bootstrapToken: 'x-four', username: 'a', password: 'una frase larga y propia' },
  'recovery.request': { usu_windows: 'guessed-three' },
  'recovery.preview': { ticket: 'x-five' },
  'recovery.answer': {
    ticket: 'x-six',
    answers: ['firstSchool', 'firstJob', 'firstConcert'].map((question) => ({ question, answer: 'x' })),
  },
  'recovery.reset': { ticket: 'x-seven', password: 'una frase larga y propia' },
}
/** Its token is signed with 256 bits, and reuse of an old one ends the session (check 18). */
const unguessable = ['session.refresh']
const open = operationRows.filter(({ permissions, body }) => permissions === 'public' && body)

describe('every operation that takes a secret of somebody who has not signed in', () => {
  it('check 7 check 70: is one that is guessed at here', () => {
    expect(open.map(({ id }) => id).sort()).toEqual([...Object.keys(guesses), ...unguessable].sort())
  })

  it.each(open.flatMap(({ id, path }) => (guesses[id] ? [[id, path, guesses[id]] as const] : [])))(
    'check 7 check 70: lets the sixth try wait, and says for how long: %s',
    async (_id, path, body) => {
      for (let tries = 0; tries < 5; tries += 1)
        expect([200, 202, 401]).toContain((await wire(server)(path, body)).status)
      const sixth = await wire(server)(path, body)
      expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '60'])
    },
  )
})

describe('a password kept by an earlier cost', () => {
  it('check 4: is hashed anew at the next sign-in', async () => {
    const { db } = server.server.kernel.database
    const stored = () =>
      db
        .selectFrom('users')
        .where('username', '=', 'admin')
        .select('passwordHash')
        .executeTakeFirstOrThrow()
        .then(({ passwordHash }) => passwordHash ?? '')
    atFullCost()
    // Signing in also upgrades the cheap hash of the tests' demo.
    expect((await loginAt(server, 'admin', password)).status).toBe(200)
    const strong = await stored()
    expect(strong).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
    const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    await db.updateTable('users').set({ passwordHash }).where('username', '=', 'admin').execute()
    expect((await loginAt(server, 'admin', password)).status).toBe(200)
    const renewed = await stored()
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
    expect((await loginAt(server, 'admin', password)).status).toBe(200)
    expect(await stored()).toBe(renewed)
  })

  it('check 4: is hashed at the full cost by every process without other settings', () => {
    const script =
      "const { hashPassword } = await import('#auth/passwords.ts'); console.log(await hashPassword('x'))"
    const flags = ['--conditions=source', '--input-type=module', '--eval', script]
    const cwd = path.resolve(import.meta.dirname, '../..')
    const hashed = execFileSync(process.execPath, flags, { cwd, encoding: 'utf8' })
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
  })
})
