import type { BreakTypeInput, Portal } from '@portal/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type StillClock, stillClock } from '#testing/clock.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedIn } from '#testing/portals.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { refused } from '#testing/refused.ts'

let server: TestServer
let clock: StillClock
let admin: Portal
let agent: Portal
let agentId: string

beforeAll(async () => {
  clock = stillClock(new Date('2026-03-05T08:00:00Z'))
  server = await startServer({ clock })
})
afterAll(() => server.close())
beforeEach(async () => {
  // Each test has a day of its own.
  clock.forward(24 * 3600)
  admin = await signedIn(server)
  agent = await signedIn(server, 'empleado')
  agentId = agent.session.current?.userData.uid ?? ''
})
const db = () => server.server.kernel.database.db
const made = (input: BreakTypeInput) => admin.breakTypes.create(input)
const take = (id: string, reason?: string) =>
  agent.agentState
    .patch({ state: 'break', breakTypeId: id, ...(reason === undefined ? {} : { reason }) })
    .safe()

/** Advances by this many minutes of work or of this break, and signs in again. */
async function spend(minutes: number, breakTypeId: string | null = null) {
  await agent.agentState.patch({ state: 'offline' })
  const startedAt = clock.now()
  clock.forward(minutes * 60)
  const state = breakTypeId === null ? 'in_call' : 'break'
  const common = { origin: 'agent', changedBy: agentId, reason: null } as const
  const spent = { ...common, userId: agentId, sessionId: null, skillId: null, state, breakTypeId } as const
  const id = server.server.kernel.ids.next()
  await db()
    .insertInto('agentStates')
    .values({ ...spent, id, startedAt, endedAt: clock.now() })
    .execute()
  agent = await signedIn(server, 'empleado')
}

describe('breakTypes.create, breakTypes.show, breakTypes.update, breakTypes.patch, breakTypes.destroy and breakTypes.restore', () => {
  it('PAN-8.1 PAN-13.2 PAN-13.4 a kind of break has its effect and limits; a code is unique, and a used one is kept', async () => {
    const type = await made({
      ...{ code: 'LAC', name: 'Lactancia', colour: '#1d4ed8' },
      ...{ maxShare: 20, usesPerDay: 2 },
    })
    expect(type).toMatchObject({ paid: true, effective: true, minutesPerUse: null, usesPerDay: 2, uses: 0 })
    expect(await admin.breakTypes.create({ code: 'LAC', name: 'Otra' }).safe()).toMatchObject(
      refused(422, { code: [{ code: 'taken', value: 'LAC' }] }),
    )
    const whole = { code: 'LAC', name: 'Lactancia', effective: false, version: type.version }
    const replaced = await admin.breakTypes.update(type.id, whole)
    expect(replaced).toMatchObject({ effective: false, usesPerDay: null, maxShare: null, version: 2 })
    expect(
      await admin.breakTypes.patch(type.id, { paid: false, version: type.version }).safe(),
    ).toMatchObject(refused(409, { version: [{ code: 'stale' }] }))
    await admin.breakTypes.destroy(type.id)
    const again = await made({ code: 'LAC', name: 'Lactancia nueva' })
    expect(await admin.breakTypes.restore(type.id).safe()).toMatchObject(
      refused(422, { code: [{ code: 'taken' }] }),
    )
    await admin.breakTypes.destroy(again.id)
    expect(await admin.breakTypes.restore(type.id)).toMatchObject({ deletedAt: null, effective: false })
    await take(type.id)
    expect(await admin.breakTypes.show(type.id)).toMatchObject({ uses: 1 })
    expect(await admin.breakTypes.destroy(type.id).safe()).toMatchObject(
      refused(409, { id: [{ code: 'referenced' }] }),
    )
  })

  it('a break that work brings about has a length shorter than the work, and times apart from the next one’s', async () => {
    const create = (rest: object) =>
      admin.breakTypes.create({ code: 'OJO', name: 'Vista', everyMinutes: 60, ...rest }).safe()
    expect(await create({})).toMatchObject(refused(422, { minutesPerUse: [{ code: 'blank' }] }))
    expect(await create({ minutesPerUse: 60 })).toMatchObject(
      refused(422, { minutesPerUse: [{ code: 'less_than', count: 60 }] }),
    )
    expect(await create({ minutesPerUse: 5, toleranceMinutes: 30 })).toMatchObject(
      refused(422, { toleranceMinutes: [{ code: 'less_than', count: 30 }] }),
    )
  })

  it('breakTypes.index and breakTypes.reorder: agents choose from the active ones, in their order and language', async () => {
    const { data } = await admin.breakTypes.index({ perPage: 100 })
    expect(data.map(({ code }) => code).slice(0, 5)).toEqual(['PVD', 'DES', 'COM', 'BAN', 'COA'])
    expect(data.find(({ code }) => code === 'COM')).toMatchObject({ paid: false, effective: false })
    const [first, second] = data
    await admin.breakTypes.reorder({ ids: [second?.id ?? '', first?.id ?? ''] })
    const offer = async (active: boolean, id = '') =>
      admin.breakTypes.patch(id, { active, ...(await seen(admin.breakTypes, id)) })
    await offer(false, first?.id)
    await db().updateTable('users').set({ locale: 'de' }).where('id', '=', agentId).execute()
    const offered = (await agent.agentState.show()).breakTypes
    expect(offered.slice(0, 2).map(({ name }) => name)).toEqual(['Ruhepause', 'Mittagspause'])
    expect(offered.find(({ name }) => name === 'Persönliche Angelegenheit')?.reasonRequired).toBe(true)
    await db().updateTable('users').set({ locale: null }).where('id', '=', agentId).execute()
    await offer(true, first?.id)
  })

  it('breakTypes.import: matches a type by its code, and reports the errors of a row', async () => {
    const rows = [
      { code: 'IMP', name: 'De fichero', usesPerDay: 3 },
      { code: 'PER', name: 'Asunto personal', usesPerDay: 4 },
      { code: 'MAL', name: 'Sin duración', everyMinutes: 60 },
    ]
    expect(await admin.breakTypes.import({ dryRun: true, rows })).toMatchObject({ created: 1, updated: 1 })
    expect(await admin.breakTypes.import({ dryRun: false, rows })).toMatchObject({
      ...{ created: 1, updated: 1 },
      rows: [{ row: 3, errors: { minutesPerUse: [{ error: 'blank' }] } }],
    })
    const [person] = (await admin.breakTypes.index({ search: 'PER' })).data
    expect(person).toMatchObject({ usesPerDay: 4, reasonRequired: true, minutesPerUse: 15 })
    await admin.breakTypes.import({ dryRun: false, rows: [{ code: 'PER', usesPerDay: 2 }] })
  })
})

describe('agentState.patch', () => {
  it('PAN-8.5 refuses a break without the reason it asks for, and keeps the reason where coordinators see it', async () => {
    const { id } = await made({ code: 'MOT', name: 'Con motivo', reasonRequired: true })
    for (const reason of [undefined, '   '])
      expect(await take(id, reason)).toMatchObject(refused(422, { reason: [{ code: 'blank' }] }))
    expect(await take(id, 'Cita en el banco')).toMatchObject({ ok: true })
    // Not ordered by a coordinator.
    expect((await agent.agentState.show()).reason).toBeNull()
    const { intervals } = await admin.onlineAgents.show(agentId)
    expect(intervals.at(-1)).toMatchObject({ reason: 'Cita en el banco', origin: 'agent' })
  })

  it('PAN-8.3 refuses a break after the last one of the day; silence does not make two of one, and a day does', async () => {
    const { id } = await made({ code: 'DOS', name: 'Dos al día', usesPerDay: 2 })
    await take(id)
    clock.forward(90)
    await agent.session.keepAlive()
    await agent.agentState.patch({ state: 'available' })
    // States that begin and end at the same instant have no order.
    clock.forward(1)
    expect(await take(id)).toMatchObject({ ok: true })
    clock.forward(1)
    await agent.agentState.patch({ state: 'available' })
    expect(await take(id)).toMatchObject(refused(422, { breakTypeId: [{ code: 'limit_reached', count: 2 }] }))
    // Their coordinator decides on it, with a comment.
    const sent = { state: 'break' as const, breakTypeId: id, reason: 'Lo necesita' }
    expect(await admin.onlineAgents.patch(agentId, sent)).toMatchObject({ state: 'break' })
    clock.forward(24 * 3600)
    agent = await signedIn(server, 'empleado')
    expect(await take(id)).toMatchObject({ ok: true })
  })

  it('PAN-8.4 refuses a break while too many of the skill are in it; one of them always may', async () => {
    const { id } = await made({ code: 'CUP', name: 'Con cupo', maxShare: 50 })
    const others = await colleagues(3)
    expect(await take(id)).toMatchObject({ ok: true })
    await agent.agentState.patch({ state: 'available' })
    await rest(others.slice(0, 2), id)
    expect(await take(id)).toMatchObject(refused(422, { breakTypeId: [{ code: 'full', count: 2 }] }))
    await rest(others.slice(0, 1), null)
    expect(await take(id)).toMatchObject({ ok: true })
    await agent.agentState.patch({ state: 'available' })
    await admin.breakTypes.patch(id, { ...(await seen(admin.breakTypes, id)), maxShare: 1 })
    await rest(others, null)
    expect(await take(id)).toMatchObject({ ok: true })
  })

  it('PAN-9.2 PAN-9.3 a break from the screen may begin a quarter of an hour before its hour of work is over, and not twice', async () => {
    const { id } = await made({
      ...{ code: 'VIS', name: 'Vista', minutesPerUse: 5, everyMinutes: 60, toleranceMinutes: 15 },
      reminder: false,
    })
    const lunch = await made({ code: 'ALM', name: 'Almuerzo', effective: false })
    await spend(30)
    expect(await take(id)).toMatchObject(refused(422, { breakTypeId: [{ code: 'too_soon', count: 15 }] }))
    // Lunch is no effective work, so nothing comes nearer.
    await spend(60, lunch.id)
    expect(await take(id)).toMatchObject(refused(422, { breakTypeId: [{ code: 'too_soon', count: 15 }] }))
    await spend(15)
    expect(await take(id)).toMatchObject({ ok: true })
    await spend(6)
    // 51 minutes by now: the next one is due at 120 and available at 105.
    expect(await take(id)).toMatchObject(refused(422, { breakTypeId: [{ code: 'too_soon', count: 54 }] }))
    // Three hours later two were missed, and one of them can be taken: they are not cumulative.
    await spend(180)
    expect(await take(id)).toMatchObject({ ok: true })
    await spend(6)
    expect(await take(id)).toMatchObject(refused(422, { breakTypeId: [{ code: 'too_soon' }] }))
  })

  it('PAN-9.1 PAN-9.4 reminds an agent of a due break from the screen, unless it was taken', async () => {
    const [pvd] = (await admin.breakTypes.index({ search: 'PVD' })).data
    const due = async () =>
      (await agent.notifications.index()).data.filter(({ kind }) => kind === 'agents.breakDue')
    await spend(59.5)
    await agent.agentState.patch({ state: 'available' })
    expect(await planned()).toBe(60)
    clock.forward(31)
    await expect.poll(planned, waitLimit).toBe(120)
    expect((await due()).map(({ data }) => data)).toEqual([{ breakType: 'Pausa visual (PVD)', minutes: 5 }])
    await spend(50)
    expect(await take(pvd?.id ?? '')).toMatchObject({ ok: true })
    await spend(9.5)
    await agent.agentState.patch({ state: 'available' })
    expect(await planned()).toBe(120)
    clock.forward(31)
    await expect.poll(planned, waitLimit).toBe(180)
    expect(await due()).toHaveLength(1)
  })
})

/** The minutes of work at which the agent is reminded next. */
async function planned(): Promise<number> {
  const job = await db()
    .selectFrom('jobs')
    .where('kind', '=', 'attendance.breakReminder')
    .where('key', '=', agentId)
    .select('payload')
    .executeTakeFirst()
  return (job?.payload as { due: { atMinutes: number } } | undefined)?.due.atMinutes ?? 0
}

/** The number of other online agents of this skill; the rest of it is offline. */
async function colleagues(count: number): Promise<string[]> {
  const main = await db()
    .selectFrom('skillAssignments')
    .where('userId', '=', agentId)
    .where('isMain', '=', true)
    .select('skillId')
    .executeTakeFirstOrThrow()
  const others = await db()
    .selectFrom('skillAssignments')
    .where('skillId', '=', main.skillId)
    .where('userId', '!=', agentId)
    .select('userId')
    .orderBy('userId')
    .execute()
  const ids = others.map(({ userId }) => userId)
  await db().deleteFrom('sessions').where('userId', 'in', ids).execute()
  const chosen = ids.slice(0, count)
  for (const userId of chosen) await online(userId, main.skillId)
  return chosen
}

async function online(userId: string, skillId: string): Promise<void> {
  const own = await db()
    .selectFrom('sessions')
    .where('userId', '=', agentId)
    .where('endedAt', 'is', null)
    .selectAll()
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const id = server.server.kernel.ids.next()
  await db()
    .insertInto('sessions')
    .values({ ...own, id, userId })
    .execute()
  await db().updateTable('users').set({ lastSeenAt: clock.now() }).where('id', '=', userId).execute()
  await db()
    .updateTable('agentStates')
    .set({ endedAt: clock.now() })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .execute()
  await enter(userId, { sessionId: id, skillId, breakTypeId: null })
}

/** Sends them into a break, or back to work. */
async function rest(userIds: readonly string[], breakTypeId: string | null): Promise<void> {
  for (const userId of userIds) {
    const open = await db()
      .updateTable('agentStates')
      .set({ endedAt: clock.now() })
      .where('userId', '=', userId)
      .where('endedAt', 'is', null)
      .returning(['sessionId', 'skillId'])
      .executeTakeFirstOrThrow()
    await enter(userId, { ...open, breakTypeId })
  }
}

type Entered = { sessionId: string | null; skillId: string | null; breakTypeId: string | null }

async function enter(userId: string, entered: Entered): Promise<void> {
  await db()
    .insertInto('agentStates')
    .values({
      ...{ ...entered, id: server.server.kernel.ids.next(), userId, startedAt: clock.now(), endedAt: null },
      state: entered.breakTypeId === null ? 'available' : 'break',
      ...{ origin: 'agent', changedBy: userId, reason: null },
    })
    .execute()
}
