import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { silentMs } from '#auth/presence.ts'
import type { AdherenceState } from '#time-record/adherence.rules.ts'
import { adherenceAt, impactOf } from '#time-record/adherence.rules.ts'
import { longestSpanMs } from '#time-record/spans.rules.ts'
import { type Employed, employed } from '#testing/employed.ts'
import { type Planning, startPlanning, times } from '#testing/planning.ts'
import { recorded } from '#testing/recorded.ts'
import { statementsOf } from '#testing/statements.ts'
import { asked, contactCenter } from '#testing/vacations.ts'
import { centerIn } from '#testing/working-time.ts'
import { adherence, factsOf } from './adherence.queries.ts'

/** Monday, half past eleven in Madrid. */
const today = '2026-03-02'
let planning: Planning
beforeAll(async () => {
  planning = await startPlanning()
})
afterAll(() => planning.server.close())

const kernel = () => planning.server.server.kernel
const db = () => kernel().database.db

type Shift = { segments: ReturnType<typeof times>[]; breaks?: ReturnType<typeof times>[] }

/** A person with this plan of today and these clock entries. */
async function someone(shift: Shift | undefined, ...entries: string[]): Promise<Employed> {
  const one = await planning.someone()
  if (shift !== undefined) {
    const { portal } = await planning.lead(one)
    await portal.shifts.change({ changes: [{ do: 'put', employeeId: one.id, date: today, ...shift }] })
  }
  await recorded(planning.server, one.id, ...entries.map((entry) => `${today} ${entry}`))
  return one
}

const dayOf = ({ id }: Employed) => planning.admin.onlineAgents.show(id)
const day = (from: number, to: number): Shift => ({ segments: [times(from, to)] })

/** A unique main skill. */
async function shareSkill(...people: Employed[]): Promise<void> {
  const campaign = await db().selectFrom('campaigns').select('id').executeTakeFirstOrThrow()
  const skillId = kernel().ids.next()
  const mark = randomUUID().slice(0, 8)
  await db()
    .insertInto('skills')
    .values({ id: skillId, code: mark, name: mark, channel: 'voice', languages: [], campaignId: campaign.id })
    .execute()
  await planning.admin.skillAssignments.assign({ userIds: people.map(({ id }) => id), skillId, isMain: true })
}

it('ONL-5.1 says who keeps to the plan and who does not, since when and for how long, by clock and shift', async () => {
  const kept = await someone(day(9, 17), '09:00 in')
  const late = await someone(day(9, 17), '09:20 in')
  const missing = await someone(day(11, 17))
  const beyond = await someone(day(6, 11), '06:00 in')
  const seen = await Promise.all([kept, late, missing, beyond].map(dayOf))
  expect(seen.map(({ agent: { adherence: one } }) => one)).toEqual([
    {
      state: 'in',
      impact: null,
      since: `${today}T08:00:00.000Z`,
      outSeconds: 0,
      planned: 'work',
      doing: 'work',
    },
    {
      state: 'in',
      impact: null,
      since: `${today}T08:20:00.000Z`,
      outSeconds: 1200,
      planned: 'work',
      doing: 'work',
    },
    {
      state: 'out',
      impact: 'negative',
      since: `${today}T10:00:00.000Z`,
      outSeconds: 0,
      planned: 'work',
      doing: 'away',
    },
    {
      state: 'out',
      impact: 'neutral',
      since: `${today}T10:00:00.000Z`,
      outSeconds: 0,
      planned: 'off',
      doing: 'work',
    },
  ])
  expect(seen[1]?.adherence).toMatchObject({
    plannedSeconds: 9000,
    adherentSeconds: 7800,
    workedSeconds: 7800,
  })
  expect(seen[1]?.adherence?.adherence).toBeCloseTo(7800 / 9000)
  expect(seen[1]?.adherence?.deviations).toEqual([
    {
      startedAt: `${today}T08:00:00.000Z`,
      endedAt: `${today}T08:20:00.000Z`,
      planned: 'work',
      doing: 'away',
    },
  ])
})

it('is no violation to be away in the gap of a split shift, on a free day, or without a plan', async () => {
  const split = await someone({ segments: [times(8, 11), times(16, 20)] }, '08:00 in', '11:00 out')
  const free = await someone({ segments: [] })
  const unplanned = await someone(undefined, '09:00 in')
  const seen = await Promise.all([split, free, unplanned].map(dayOf))
  expect(seen.map(({ agent }) => [agent.adherence.state, agent.adherence.impact])).toEqual([
    ['unscheduled', null],
    ['unscheduled', null],
    ['no_plan', null],
  ])
  expect(seen.map((one) => one.adherence?.adherence)).toEqual([1, null, null])
  expect(seen.flatMap((one) => one.adherence?.deviations)).toEqual([])
})

it('is no violation to be on vacation, and nobody of a skill is missing for it', async () => {
  const { admin, server } = planning
  const one = await employed(server, ['SOLICITAR_VACACIONES'])
  const { id: workCenterId } = await centerIn(admin, 'Europe/Madrid')
  const terms = { kind: 'indefinite', weeklyMinutes: 2400, startsOn: '2020-01-01', endsOn: null } as const
  await admin.contracts.create({ ...terms, employeeId: one.id, workCenterId, agreement: contactCenter })
  await admin.shifts.change({ changes: [{ do: 'put', employeeId: one.id, date: today, ...day(11, 17) }] })
  expect((await dayOf(one)).agent.adherence).toMatchObject({ state: 'out', impact: 'negative' })
  // Nobody coordinates them: only HR sees their requests.
  const { id, version } = await asked(one, today)
  expect(await admin.vacationRequests.approve(id, { version })).toMatchObject({ state: 'approved' })
  const helps = await someone(day(6, 11), '06:00 in')
  await shareSkill(helps, one)
  const seen = await dayOf(one)
  expect(seen.agent.adherence).toMatchObject({ state: 'no_plan', impact: null, outSeconds: 0 })
  expect(seen.adherence).toMatchObject({
    plannedSeconds: 0,
    adherence: null,
    deviations: [],
    plannedWork: [],
  })
  expect((await dayOf(helps)).agent.adherence.impact).toBe('neutral')
})

it('shows the plan of a future day, and no adherence', async () => {
  const one = await someone(undefined)
  const { portal } = await planning.lead(one)
  const date = '2026-04-20'
  await portal.shifts.change({ changes: [{ do: 'put', employeeId: one.id, date, ...day(9, 17) }] })
  const { adherence } = await planning.admin.onlineAgents.show(one.id, { date })
  expect(adherence).toMatchObject({ adherence: null, conformance: null, plannedSeconds: 0, deviations: [] })
  expect(adherence?.plannedWork).toEqual([
    { startedAt: `${date}T07:00:00.000Z`, endedAt: `${date}T15:00:00.000Z` },
  ])
})

it('ONL-1.6 keeps a planned break to its time, and says where somebody works now', async () => {
  const planned = { ...day(9, 17), breaks: [times(11, 12)] }
  const rests = await someone(planned, '09:00 in', '11:00 break_start')
  const works = await someone(planned, '09:00 in')
  const seen = await Promise.all([rests, works].map(dayOf))
  expect(
    seen.map(({ agent: { adherence: one } }) => [one.state, one.planned, one.doing, one.impact]),
  ).toEqual([
    ['in', 'break', 'break', null],
    ['out', 'break', 'work', 'neutral'],
  ])
  expect(seen.map(({ agent }) => agent.mode)).toEqual(['on_site', 'on_site'])
})

it('what an agent says counts before the clock: a break that counts as work is planned as such, and a silence leaves it to the clock', async () => {
  const one = await someone({ ...day(9, 17), breaks: [times(15, 16)] }, '09:00 in')
  const types = await db().selectFrom('breakTypes').select(['id', 'effective']).execute()
  const rest = types.find(({ effective }) => !effective)?.id ?? ''
  const screen = types.find(({ effective }) => effective)?.id ?? ''
  await one.portal.agentState.patch({ state: 'available' })
  const sent = async (state: 'break' | 'available', breakTypeId: string | null) => {
    await planning.admin.onlineAgents.patch(one.id, { state, breakTypeId, reason: 'A test' })
    const { adherence: seen } = (await dayOf(one)).agent
    return [seen.state, seen.doing]
  }
  expect(await sent('break', rest)).toEqual(['out', 'break'])
  expect(await sent('break', screen)).toEqual(['in', 'break'])
  expect(await sent('available', null)).toEqual(['in', 'work'])
  const silent = await someone(day(9, 17))
  await silent.portal.agentState.patch({ state: 'available' })
  expect((await dayOf(silent)).agent.adherence.state).toBe('in')
  const seenAt = new Date(kernel().clock.now().getTime() - 5 * silentMs)
  await db().updateTable('users').set({ lastSeenAt: seenAt }).where('id', '=', silent.id).execute()
  expect((await dayOf(silent)).agent).toMatchObject({
    state: 'no_signal',
    adherence: { state: 'out', doing: 'away', impact: 'negative' },
  })
})

it('ONL-5.2 work beyond the plan helps while the skill is short of people, and not any more when nobody is missing', async () => {
  const helps = await someone(day(6, 11), '06:00 in')
  const missing = await someone(day(11, 17))
  await shareSkill(helps, missing)
  const impact = async (one: Employed) => (await dayOf(one)).agent.adherence.impact
  expect(await Promise.all([helps, missing].map(impact))).toEqual(['positive', 'negative'])
  await recorded(planning.server, missing.id, `${today} 11:20 in`)
  expect(await Promise.all([helps, missing].map(impact))).toEqual(['neutral', null])
})

it('filters by adherence, with who is missing, and counts it without its own filter', async () => {
  const missing = await someone(day(11, 17))
  const ask = { perPage: 5000, search: missing.name }
  const { onlineAgents } = planning.admin
  expect((await onlineAgents.index(ask)).data).toEqual([])
  const out: AdherenceState[] = ['out']
  const found = await onlineAgents.index({ ...ask, adherence: out })
  expect(found.data.map(({ id, state }) => [id, state])).toEqual([[missing.id, 'offline']])
  const counters = [
    { adherence: 'in', count: 0, negative: 0 },
    { adherence: 'out', count: 1, negative: 1 },
    { adherence: 'unscheduled', count: 0, negative: 0 },
    { adherence: 'no_plan', count: 0, negative: 0 },
  ]
  expect(found.meta.adherences).toEqual(counters)
  const kept = await onlineAgents.index({ ...ask, adherence: ['in'] })
  expect(kept.data).toEqual([])
  expect(kept.meta.adherences).toEqual(counters)
})

it('says in one statement of everybody what the rules say of each', async () => {
  await someone(
    { segments: [times(8, 12), times(14, 18)], breaks: [times(10, 11)] },
    '08:10 in',
    '11:15 break_start',
  )
  const now = kernel().clock.now()
  const moment = {
    now,
    from: new Date('2026-03-01T23:00:00Z'),
    silentBefore: new Date(now.getTime() - silentMs),
    longestSpanMs,
  }
  type Row = {
    userId: string
    state: AdherenceState
    since: Date | null
    planned: string
    doing: string
    impact: string
  }
  const { rows } = await sql<Row>`select * from (${adherence(moment)}) a order by user_id`.execute(db())
  expect(new Set(rows.map(({ state }) => state)).size).toBe(4)
  for (const { userId, state, since, planned, doing, impact } of rows) {
    const facts = await factsOf(db(), moment, userId)
    if (facts === undefined) throw new Error('an employee of whom nothing is known')
    const one = adherenceAt(facts, now)
    expect({ state, since, planned, doing }).toEqual(one)
    expect([impactOf(one, true), impactOf(one, false)]).toContain(impact)
  }
})

it('ONL-3.2 counts the agents by coordinator, regardless of the chosen coordinator', async () => {
  const { onlineAgents } = planning.admin
  const every = await onlineAgents.index({ perPage: 5000 })
  const [first] = every.meta.coordinators
  if (first === undefined) throw new Error('the demo has coordinators')
  const own = await onlineAgents.index({ perPage: 5000, coordinatorId: first.id })
  expect(own.meta.coordinators).toEqual(every.meta.coordinators)
  expect(own.data).toHaveLength(first.count)
  expect(own.data.every(({ coordinator }) => coordinator?.id === first.id)).toBe(true)
})

it('asks as much of the database for thousands of agents as for one', async () => {
  const { onlineAgents } = planning.admin
  const asked = (perPage: number) => statementsOf(db(), () => onlineAgents.index({ perPage }))
  expect(await asked(5000)).toHaveLength((await asked(1)).length)
})
