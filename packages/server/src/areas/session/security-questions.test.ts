import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stillClock } from '#testing/clock.ts'
import { atFullCost } from '#testing/full-cost.ts'
import { inboxOf, jobsDone } from '#testing/inbox.ts'
import { linkIn } from '#testing/mails.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { tokensOf, wire } from '#testing/wire.ts'

const clock = stillClock()
let server: TestServer
let call: ReturnType<typeof wire>
let inbox: ReturnType<typeof inboxOf>

beforeAll(async () => {
  server = await startServer({ clock })
  call = wire(server)
  inbox = inboxOf(server, 'empleado', /contraseña|preguntas/)
})
afterAll(() => server.close())
beforeEach(() => clock.forward(3600))

const answersOf = (...texts: (string | undefined)[]) => [
  { question: 'firstSchool', answer: texts[0] ?? 'Colegio Santa Rita' },
  { question: 'firstJob', answer: texts[1] ?? 'Panadería Ruiz' },
  { question: 'firstConcert', answer: texts[2] ?? 'Los Secretos' },
]
const set = (token: string, answers: object[]) =>
  call('/securityQuestions', { answers }, { token, method: 'PUT' })

async function withQuestions(): Promise<void> {
  const { accessToken } = await tokensOf(server)
  expect((await set(accessToken, answersOf())).status).toBe(204)
  expect((await inbox.next()).subject).toBe('Sus preguntas de seguridad del portal han cambiado')
}

async function newLink(): Promise<URL> {
  expect((await call('/recoveryPassword', { usu_windows: 'empleado' })).status).toBe(200)
  const link = linkIn(await inbox.next())
  await jobsDone(server)
  return new URL(link)
}
const newTicket = async () => (await newLink()).pathname.split('/').at(-1) ?? ''
const answer = (ticket: string, ...texts: (string | undefined)[]) =>
  call('/recoveryPassword/answers', { ticket, answers: answersOf(...texts) })
const preview = (ticket: string) => call('/recoveryPassword/preview', { ticket })
const reset = (ticket: string) => call('/recoveryPassword/password', { ticket, password: 'demo-Portal-2026' })

describe('securityQuestions.show', () => {
  it('returns the chosen questions, never the answers', async () => {
    const { accessToken: token } = await tokensOf(server)
    const none = await call('/securityQuestions', undefined, { token })
    expect(none.body).toEqual({ data: { questions: [], setAt: null } })
    await withQuestions()
    const { accessToken } = await tokensOf(server)
    const { body } = await call('/securityQuestions', undefined, { token: accessToken })
    expect(body).toEqual({
      data: { questions: ['firstSchool', 'firstJob', 'firstConcert'], setAt: clock.now().toISOString() },
    })
  })
})

describe('securityQuestions.update', () => {
  it('wants three different questions with three different answers that say something', async () => {
    const { accessToken } = await tokensOf(server)
    const errorsFor = async (answers: object[]) => {
      const { status, body } = await set(accessToken, answers)
      expect(status).toBe(422)
      return body.errors
    }
    expect(await errorsFor(answersOf('  \u00a0 '))).toEqual({ 'answers[0].answer': [{ error: 'blank' }] })
    expect(await errorsFor(answersOf('Ruiz', ' RUÍZ '))).toEqual({
      'answers[1].answer': [{ error: 'taken' }],
    })
    const [first, second] = answersOf()
    expect(await errorsFor([first, second, { ...first, answer: 'otra' }].map((one) => ({ ...one })))).toEqual(
      {
        'answers[2].question': [{ error: 'taken' }],
      },
    )
    expect(await errorsFor(answersOf().slice(0, 2))).toBeDefined()
  })

  it('needs a password entered less than five minutes ago', async () => {
    const { accessToken } = await tokensOf(server)
    clock.forward(299)
    expect((await set(accessToken, answersOf())).status).toBe(204)
    await inbox.next()
    clock.forward(2)
    // The token only lives for five minutes more: it is not the reason for the refusal.
    const late = await tokensOf(server)
    clock.forward(290)
    expect((await call('/session', undefined, { token: late.accessToken })).status).toBe(200)
    const { db } = server.server.kernel.database
    const before = new Date(clock.now().getTime() - 301_000)
    await db.updateTable('sessions').set({ authenticatedAt: before }).where('endedAt', 'is', null).execute()
    clock.forward(2)
    expect((await set(late.accessToken, answersOf())).status).toBe(403)
  })

  it('LOG-5.2 check 12: keeps the answers as one argon2id hash', async () => {
    atFullCost()
    await withQuestions()
    const { db } = server.server.kernel.database
    const rows = await db.selectFrom('securityQuestions').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.answersHash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('santa rita')
  })
})

describe('recovery.answer', () => {
  it('LOG-5.1 check 12: comes between the ticket and the password, and cannot be skipped', async () => {
    await withQuestions()
    const link = await newLink()
    expect(link.pathname).toMatch(/^\/pages\/security-questions-byUser\/empleado\/[\w-]{43}$/)
    const ticket = link.pathname.split('/').at(-1) ?? ''
    expect((await preview(ticket)).body).toEqual({
      data: { username: 'empleado', questions: ['firstSchool', 'firstJob', 'firstConcert'] },
    })
    const early = await reset(ticket)
    expect(early.status).toBe(409)
    expect(early.body.errors).toEqual({ answers: [{ error: 'blank' }] })
    expect((await answer(ticket, ' COLEGIO  santa rita', 'panaderia RUIZ ', 'los secretos')).status).toBe(204)
    expect((await preview(ticket)).body).toEqual({ data: { username: 'empleado', questions: [] } })
    expect((await reset(ticket)).status).toBe(204)
    expect((await inbox.next()).subject).toBe('Su contraseña del portal ha cambiado')
  })

  it('LOG-5.3 check 12: takes five tries a ticket, and does not say which answer was wrong', async () => {
    await withQuestions()
    const ticket = await newTicket()
    const left = []
    for (let tries = 0; tries < 4; tries += 1) {
      const { status, body } = await answer(ticket, undefined, 'no')
      expect(status).toBe(422)
      left.push(body.errors)
    }
    expect(left).toEqual([4, 3, 2, 1].map((count) => ({ answers: [{ error: 'invalid', count }] })))
    expect((await answer(ticket, undefined, 'no')).status).toBe(401)
    expect((await preview(ticket)).status).toBe(401)
    expect((await answer(ticket)).status, 'the right answers come too late').not.toBe(204)
  })

  it('LOG-5.3 check 12: concurrent tries count as at most five', async () => {
    await withQuestions()
    const ticket = await newTicket()
    const tries = await Promise.all(Array.from({ length: 9 }, () => answer(ticket, 'no')))
    expect(tries.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(4)
    expect((await preview(ticket)).status).toBe(401)
    expect((await answer(ticket)).status).not.toBe(204)
  })

  it('LOG-5.3 check 12: gives nobody more tries for more tickets', async () => {
    await withQuestions()
    const first = await newTicket()
    for (let tries = 0; tries < 4; tries += 1) await answer(first, 'no')
    const second = await newTicket()
    expect((await answer(second, 'no')).status).toBe(422)
    expect((await answer(second)).status).toBe(429)
    clock.forward(301)
    expect((await answer(second)).status).toBe(204)
  })

  it('LOG-5.1 answers are worth nothing without a ticket', async () => {
    await withQuestions()
    expect((await answer('no ticket at all')).status).toBe(401)
  })

  it('new questions void the ticket that is out', async () => {
    await withQuestions()
    const { accessToken } = await tokensOf(server)
    const ticket = await newTicket()
    expect((await set(accessToken, answersOf('otra'))).status).toBe(204)
    await inbox.next()
    expect((await preview(ticket)).status).toBe(401)
  })
})
