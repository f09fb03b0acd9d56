import { type Portal } from '@portal/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { ticketQueue } from '#testing/ticket-queue.ts'

let server: TestServer
let admin: Portal
let urgent: string
let normal: string

beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
  const { data } = await admin.priorities.index({ sort: '-weight' })
  urgent = data[0]?.id ?? ''
  normal = data.at(-1)?.id ?? ''
})
afterAll(() => server.close())

const db = () => server.server.kernel.database.db
const hours = (count: number) => new Date(server.server.kernel.clock.now().getTime() + count * 3_600_000)
const failure = (act: Promise<unknown>) =>
  act.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('ticketDesk.next', () => {
  it('TIC-2.1 siguiente ticket comes by skill, priority, SLA risk and age', async () => {
    const { add, become, people } = await ticketQueue(server, 1)
    await (await ticketQueue(server, 0)).add([{ priorityId: urgent, minutesAgo: 9000 }])
    const [old, young, soon, high, fragile] = await add([
      { priorityId: normal, minutesAgo: 60 },
      { priorityId: normal, minutesAgo: 5 },
      { priorityId: normal, dueAt: hours(1) },
      { priorityId: urgent, dueAt: hours(9) },
      { priorityId: normal, isVulnerable: true },
    ])
    const agent = people[0]?.portal ?? admin
    const drawn: (string | undefined)[] = []
    for (let count = 0; count < 5; count += 1) {
      const { ticket } = await agent.ticketDesk.next()
      drawn.push(ticket?.id)
      await become(ticket?.id ?? '', 'final')
    }
    expect(drawn).toEqual([fragile, high, soon, old, young])
    expect(await agent.ticketDesk.next()).toEqual({ ticket: null, reason: 'empty', trace: {} })
  })

  it('prefers the language of whoever asks among tickets of one priority', async () => {
    const { add, people } = await ticketQueue(server, 1)
    const [, german] = await add([
      { language: 'es', dueAt: hours(1) },
      { language: 'de', dueAt: hours(5) },
    ])
    await db()
      .updateTable('users')
      .set({ locale: 'de' })
      .where('id', '=', people[0]?.id ?? '')
      .execute()
    const { ticket, trace } = (await people[0]?.portal.ticketDesk.next()) ?? {}
    expect({ id: ticket?.id, trace }).toMatchObject({
      id: german,
      trace: { language: 'de', isOwnLanguage: true },
    })
  })

  it('TIC-2.2 a ticket is assigned atomically: of twelve agents at once none gets that of another', async () => {
    const { add, people } = await ticketQueue(server, 12)
    const ids = await add(Array.from({ length: 12 }, () => ({})))
    const drawn = await Promise.all(people.map(({ portal }) => portal.ticketDesk.next()))
    expect(new Set(drawn.map(({ ticket }) => ticket?.id))).toEqual(new Set(ids))
  })

  it('gives the same one again as long as nobody has touched it, however often it is asked', async () => {
    const { add, become, people } = await ticketQueue(server, 1)
    await add([{}, {}])
    const agent = people[0]?.portal ?? admin
    const answers = await Promise.all(Array.from({ length: 5 }, () => agent.ticketDesk.next()))
    const [first] = answers
    expect(new Set(answers.map(({ ticket }) => ticket?.id)).size).toBe(1)
    await become(first?.ticket?.id ?? '', 'open')
    expect((await agent.ticketDesk.next()).ticket?.id).not.toBe(first?.ticket?.id)
  })

  it('TIC-13.1 nobody is given more than the limit of their skill', async () => {
    const { add, become, hours: limited, people } = await ticketQueue(server, 1)
    await limited({ maxOpen: 1 })
    await add([{}, {}])
    const agent = people[0]?.portal ?? admin
    const { ticket } = await agent.ticketDesk.next()
    await become(ticket?.id ?? '', 'open')
    expect(await agent.ticketDesk.next()).toMatchObject({ ticket: null, reason: 'full' })
    await become(ticket?.id ?? '', 'pending')
    expect((await agent.ticketDesk.next()).ticket).not.toBeNull()
  })

  it('reports agents without a skill', async () => {
    const { people } = await ticketQueue(server, 1)
    await sql`delete from skill_assignments where user_id = ${people[0]?.id}::uuid`.execute(db())
    expect(await people[0]?.portal.ticketDesk.next()).toMatchObject({ ticket: null, reason: 'no_skill' })
  })
})

describe('ticketDesk.assignments', () => {
  it('TIC-14 a ticket shows the rule by which it was assigned to me', async () => {
    const { add, code, people } = await ticketQueue(server, 1)
    const [id = ''] = await add([{ priorityId: urgent, minutesAgo: 30 }])
    const agent = people[0]?.portal ?? admin
    const { trace } = await agent.ticketDesk.next()
    expect(trace).toMatchObject({
      skill: code,
      level: 3,
      weight: expect.any(Number) as number,
      load: 0,
      maxOpen: 20,
    })
    const person = { id: people[0]?.id, displayName: people[0]?.name }
    expect(await agent.ticketDesk.assignments(id)).toMatchObject([
      { kind: 'next', person, by: null, endedAt: null, trace },
    ])
  })
})

describe('ticketDesk.hold, ticketDesk.resume and ticketDesk.release', () => {
  it('TIC-3.1 an agent has at most n tickets en espera', async () => {
    const { add, hours: limited, people, skillId } = await ticketQueue(server, 1)
    await limited({ maxHeld: 2 })
    await add([{}, {}, {}])
    const agent = people[0]?.portal ?? admin
    for (let count = 0; count < 2; count += 1) {
      const { ticket } = await agent.ticketDesk.next()
      await agent.ticketDesk.hold(ticket?.id ?? '')
    }
    const [third = ''] = await db()
      .updateTable('tickets')
      .set({ assigneeId: people[0]?.id ?? '' })
      .where('assigneeId', 'is', null)
      .where('skillId', '=', skillId)
      .returning('id')
      .execute()
      .then((rows) => rows.map(({ id }) => id))
    const error = await failure(agent.ticketDesk.hold(third))
    expect(error).toMatchObject({ status: 409, fields: { ticketId: [{ code: 'limit_reached', count: 2 }] } })
  })

  it('TIC-3.2 asking for the next returns the held one (tieneTicketEspera)', async () => {
    const { add, people } = await ticketQueue(server, 1)
    await add([{ subject: 'Con calma' }, {}])
    const agent = people[0]?.portal ?? admin
    const { ticket } = await agent.ticketDesk.next()
    const held = await agent.ticketDesk.hold(ticket?.id ?? '')
    const error = await failure(agent.ticketDesk.next())
    const { id, number, subject, heldAt } = held
    expect(error).toMatchObject({
      status: 409,
      reading: {
        shape: 'waiting-ticket',
        errors: { tieneTicketEspera: 1, ticket: { id, number, subject, heldAt } },
      },
    })
  })

  it('TIC-3.3 the agent chooses Retomar or Liberar, and goes on', async () => {
    const { add, people } = await ticketQueue(server, 2)
    const [id = ''] = await add([{}])
    const [agent = admin, other = admin] = people.map(({ portal }) => portal)
    await agent.ticketDesk.next()
    await agent.ticketDesk.hold(id)
    expect(await agent.ticketDesk.resume(id)).toMatchObject({ heldAt: null, assigneeId: people[0]?.id })
    expect(await failure(agent.ticketDesk.resume(id))).toMatchObject({ status: 409 })
    await agent.ticketDesk.hold(id)
    expect(await agent.ticketDesk.release(id)).toMatchObject({ heldAt: null, assigneeId: null })
    expect((await other.ticketDesk.next()).ticket?.id).toBe(id)
    expect(await failure(agent.ticketDesk.release(id))).toMatchObject({ status: 404 })
  })
})

describe('ticketDesk.skip, ticketSkips.index and ticketSkips.review', () => {
  it('TIC-4.1 a ticket is skipped with a reason, and goes to somebody else', async () => {
    const { add, people } = await ticketQueue(server, 2)
    const [id = ''] = await add([{}])
    const [agent = admin, other = admin] = people.map(({ portal }) => portal)
    await agent.ticketDesk.next()
    const withoutReason = await failure(agent.ticketDesk.skip(id, { reason: 'other' }))
    expect(withoutReason).toMatchObject({ status: 422, fields: { note: [{ code: 'blank' }] } })
    expect(await agent.ticketDesk.skip(id, { reason: 'language', note: 'Solo alemán' })).toMatchObject({
      assigneeId: null,
    })
    expect(await agent.ticketDesk.next()).toMatchObject({ ticket: null, reason: 'empty' })
    expect((await other.ticketDesk.next()).ticket?.id).toBe(id)
  })

  it('TIC-4.2 the coordinator reviews skips; one that is rejected comes to the agent again', async () => {
    const { add, people } = await ticketQueue(server, 1)
    const [id = ''] = await add([{}])
    const agent = people[0]?.portal ?? admin
    await agent.ticketDesk.next()
    await agent.ticketDesk.skip(id, { reason: 'no_knowledge' })
    const { data } = await admin.ticketSkips.index({ search: people[0]?.name ?? '', isReviewed: false })
    expect(data).toMatchObject([{ ticket: { id }, reason: 'no_knowledge', outcome: null }])
    const { id: skipId = '', version = 0 } = data[0] ?? {}
    await expect(
      admin.ticketSkips.review(skipId, { outcome: 'rejected', version: version + 1 }),
    ).rejects.toMatchObject({
      status: 409,
    })
    const reviewed = await admin.ticketSkips.review(skipId, { outcome: 'rejected', version })
    expect(reviewed).toMatchObject({
      outcome: 'rejected',
      reviewedBy: { displayName: expect.any(String) as string },
    })
    expect((await agent.ticketDesk.next()).ticket?.id).toBe(id)
  })
})

describe('tickets that wait', () => {
  const online = async (userId: string) => {
    const session = await db()
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
    const now = server.server.kernel.clock.now()
    await db().updateTable('users').set({ lastSeenAt: now }).where('id', '=', userId).execute()
    await db()
      .insertInto('agentStates')
      .values({
        ...{
          id: crypto.randomUUID(),
          userId,
          sessionId: session.id,
          state: 'available',
          breakTypeId: null,
          skillId: null,
        },
        ...{ startedAt: now, endedAt: null, origin: 'agent', changedBy: userId, reason: null },
      })
      .execute()
  }
  const assignees = async (ids: readonly string[]) => {
    const rows = await db()
      .selectFrom('tickets')
      .select(['id', 'assigneeId'])
      .where('id', 'in', [...ids])
      .execute()
    return ids.map((id) => rows.find((row) => row.id === id)?.assigneeId ?? null)
  }

  it('TIC-12.1 TIC-12.2 are tried again when somebody comes online or frees, the oldest first', async () => {
    const { add, become, hours: given, people, run } = await ticketQueue(server, 1)
    await given({ assigns: true, maxOpen: 1 })
    const ids = await add([{ minutesAgo: 5 }, { minutesAgo: 50 }])
    const me = people[0]?.id ?? ''
    await online(me)
    await run('tickets.watch')
    await vi.waitFor(async () => expect(await assignees(ids)).toEqual([null, me]), waitLimit)
    await become(ids[1] ?? '', 'final')
    await run('tickets.watch')
    await vi.waitFor(async () => expect(await assignees(ids)).toEqual([me, me]), waitLimit)
  })

  it('are withdrawn from an agent who went offline before touching them, except reserved ones', async () => {
    const { add, people, run } = await ticketQueue(server, 1)
    const ids = await add([{ minutesAgo: 5 }, {}])
    const { id: me = '', portal = admin } = people[0] ?? {}
    await portal.ticketDesk.next()
    await portal.ticketDesk.hold(ids[0] ?? '')
    await db().updateTable('serviceHours').set({ maxHeld: 2 }).execute()
    await portal.ticketDesk.resume(ids[0] ?? '')
    await portal.ticketDesk.next()
    await portal.ticketDesk.hold(ids[0] ?? '')
    await run('tickets.watch')
    await portal.session.logout()
    await run('tickets.watch')
    await vi.waitFor(async () => expect(await assignees(ids)).toEqual([me, null]), waitLimit)
  })
})
