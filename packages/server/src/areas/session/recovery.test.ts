import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stillClock } from '#testing/clock.ts'
import { inboxOf, jobsDone } from '#testing/inbox.ts'
import { linkIn } from '#testing/mails.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { type Answer, tokensOf, wire } from '#testing/wire.ts'

const clock = stillClock()
let server: TestServer
let call: ReturnType<typeof wire>
let inbox: ReturnType<typeof inboxOf>

beforeAll(async () => {
  server = await startServer({ clock })
  call = wire(server)
  inbox = inboxOf(server, 'empleado', /contraseña/)
})
afterAll(() => server.close())
// The rate limit has a test of its own.
beforeEach(() => clock.forward(3600))

const old = 'demo-Portal-2026'
const ask = (name: string) => call('/recoveryPassword', { usu_windows: name })
const ticketOf = (link: string) => link.split(/[#/]/).at(-1) ?? ''

async function newTicket(): Promise<string> {
  expect((await ask('empleado')).status).toBe(200)
  const mail = await inbox.next()
  await jobsDone(server)
  return ticketOf(linkIn(mail))
}

const preview = (ticket: string) => call('/recoveryPassword/preview', { ticket })
const reset = (ticket: string, password: string) => call('/recoveryPassword/password', { ticket, password })
const signIn = (password: string) => call('/employees/loginUser', { user: 'empleado', password })
const acts = async () =>
  (await server.server.kernel.database.db.selectFrom('auditEvents').select('act').execute()).map(
    ({ act }) => act,
  )

/** Restores the demo's password with the tested procedure. */
async function restore(): Promise<void> {
  expect((await reset(await newTicket(), old)).status).toBe(204)
  await inbox.next()
}

const comparable = ({ status, body, headers }: Answer) => ({
  status,
  body,
  headers: [...headers].filter(([name]) => name !== 'date'),
})

describe('recovery.request', () => {
  it('LOG-4.1 checks 6, 11: answers whoever is asked for alike, and writes only to who is there', async () => {
    const { db } = server.server.kernel.database
    await db.updateTable('users').set({ active: false }).where('username', '=', 'coordinador').execute()
    await db.updateTable('users').set({ email: null }).where('username', '=', 'admin').execute()
    const known = await ask('empleado')
    expect(known).toMatchObject({ status: 200, body: { data: { minutes: 10 } } })
    for (const name of ['nobody-at-all', 'coordinador', 'admin']) {
      expect(comparable(await ask(name))).toEqual(comparable(known))
    }
    const mail = await inbox.next()
    await jobsDone(server)
    expect(mail.subject).toBe('Restablecer la contraseña del portal')
    expect(inboxOf(server, 'coordinador').all()).toEqual([])
    expect(inboxOf(server, 'admin').all()).toEqual([])
    await db.updateTable('users').set({ active: true }).where('username', '=', 'coordinador').execute()
  })

  it('LOG-4.1 does as much for an unknown name as for a known one before it answers', async () => {
    const { database } = server.server.kernel
    const rows = async () =>
      (await database.db.selectFrom('signInFailures').select(['bucket', 'name']).execute()).map(
        ({ bucket, name }) => `${bucket} ${name}`,
      )
    await ask('empleado')
    await ask('nobody-at-all')
    expect(await rows()).toEqual(expect.arrayContaining(['recovery empleado', 'recovery nobody-at-all']))
    await inbox.next()
    await jobsDone(server)
  })

  it('finds a person by e-mail too', async () => {
    expect((await ask(' EMPLEADO@contacta-atlantico.example ')).status).toBe(200)
    expect((await preview(ticketOf(linkIn(await inbox.next())))).body).toEqual({
      data: { username: 'empleado', questions: [] },
    })
  })

  it('check 7: makes frequent callers wait, known or unknown, and says for how long', async () => {
    for (const name of ['empleado', 'nobody-at-all']) {
      for (let times = 0; times < 5; times += 1) expect((await ask(name)).status).toBe(200)
      const sixth = await ask(name)
      expect(sixth.status).toBe(429)
      expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    await jobsDone(server)
    inbox.skip()
    expect((await signIn(old)).status, 'asking for mails locks nobody out').toBe(200)
  })

  it('check 63: puts the ticket where no server sees it, and nothing of it into the database', async () => {
    await ask('empleado')
    const link = linkIn(await inbox.next())
    await jobsDone(server)
    const address = new URL(link)
    const ticket = address.hash.slice(1)
    expect(address.pathname).toBe('/pages/reset-password')
    expect(Buffer.from(ticket, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
    const { db } = server.server.kernel.database
    const kept = [
      await db.selectFrom('oneUseTokens').selectAll().execute(),
      await db.selectFrom('jobs').selectAll().execute(),
      await db.selectFrom('auditEvents').selectAll().execute(),
    ]
    expect(JSON.stringify(kept)).not.toContain(ticket)
  })
})

describe('recovery.preview', () => {
  it('says whose ticket it is without burning it, and makes who guesses tickets wait', async () => {
    const ticket = await newTicket()
    expect((await preview(ticket)).body).toEqual({ data: { username: 'empleado', questions: [] } })
    expect((await preview(ticket)).status).toBe(200)
    for (let tries = 0; tries < 5; tries += 1) expect((await preview('a guess')).status).toBe(401)
    expect((await preview('a guess')).status).toBe(429)
  })
})

describe('recovery.reset', () => {
  it('LOG-4.2 LOG-4.3 check 11: sets the password, ends every session, says so by mail, and works once', async () => {
    const elsewhere = await tokensOf(server, 'empleado')
    const ticket = await newTicket()
    expect((await call('/session', undefined, { token: elsewhere.accessToken })).status).toBe(200)
    expect((await reset(ticket, 'a brand new pass phrase')).status).toBe(204)
    expect((await call('/session', undefined, { token: elsewhere.accessToken })).status).toBe(401)
    expect((await call('/api/auth/refresh-token', elsewhere)).status).toBe(401)
    expect((await inbox.next()).subject).toBe('Su contraseña del portal ha cambiado')
    expect((await reset(ticket, 'another one, by somebody else')).status).toBe(401)
    expect((await signIn(old)).status).toBe(401)
    expect((await signIn('a brand new pass phrase')).status).toBe(200)
    expect(await acts()).toEqual(expect.arrayContaining(['recovery.request', 'recovery.reset']))
    await restore()
  })

  it('takes only a password that the rules of passwords allow, and keeps the ticket meanwhile', async () => {
    const ticket = await newTicket()
    for (const [password, code] of [
      ['1234567', 'too_short'],
      ['password123', 'inclusion'],
      ['EMPLEADO', 'inclusion'],
    ] as const) {
      const refused = await reset(ticket, password)
      expect(refused.status).toBe(422)
      expect(refused.body.errors).toMatchObject({ password: [{ error: code }] })
    }
    expect((await preview(ticket)).status).toBe(200)
  })

  it('check 11: knows no ticket that is older than ten minutes', async () => {
    const ticket = await newTicket()
    clock.forward(599)
    expect((await preview(ticket)).status).toBe(200)
    clock.forward(2)
    expect((await preview(ticket)).status).toBe(401)
    expect((await reset(ticket, 'a brand new pass phrase')).status).toBe(401)
  })

  it('check 11: invalidates a ticket after a newer one, a sign-in or a change of the password', async () => {
    const first = await newTicket()
    const second = await newTicket()
    expect((await preview(first)).status).toBe(401)
    expect((await preview(second)).status).toBe(200)

    const { accessToken: token } = await tokensOf(server, 'empleado')
    expect((await preview(second)).status).toBe(401)

    const third = await newTicket()
    const body = { username: 'empleado', password: old }
    expect((await call('/users/updateUserPassword', body, { token, method: 'PUT' })).status).toBe(204)
    expect((await inbox.next()).subject).toBe('Su contraseña del portal ha cambiado')
    expect((await preview(third)).status).toBe(401)
  })

  it('LOG-4.2 lets one of two who come at once with the same ticket have it', async () => {
    const ticket = await newTicket()
    const both = await Promise.all([
      reset(ticket, 'the first pass phrase'),
      reset(ticket, 'the other pass phrase'),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([204, 401])
    await inbox.next()
    await restore()
  })
})
