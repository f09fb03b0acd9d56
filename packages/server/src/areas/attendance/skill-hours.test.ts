import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { PermissionName } from '@portal/permissions'
import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stillClock } from '#testing/clock.ts'
import { employed } from '#testing/employed.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { came, centerIn, works } from '#testing/working-time.ts'
import { dayOf } from '#db/day.ts'
import { reachOf } from '#db/reach.ts'
import type { Segment } from '#time-record/workday.ts'
import { clockDaysOf } from '#time-record/workday.rules.ts'
import { presentPeriod } from './asked-period.ts'
import { append } from './clock-acts.ts'
import * as entries from './clock-entries.queries.ts'
import { list } from './skill-hours.queries.ts'

let server: TestServer
let admin: Portal
let skills: string[]
const now = new Date('2026-03-02T10:30:00Z')
const clock = stillClock(now)
const reports: readonly PermissionName[] = ['MENU_REPORTES', 'REPORTES_FICHAJE_SKILLS_VER', 'FICHAJE_CREAR']

beforeAll(async () => {
  server = await startServer({ clock })
  admin = await signedIn(server, 'admin')
  skills = (await admin.skills.index({ perPage: 3 })).data.map(({ id }) => id)
})
afterAll(() => server.close())

const db = () => server.server.kernel.database.db
type StateInput = { from: string | number; until: string | number | null; skillId: string | undefined }
/** Inserts agent states directly, which may overlap or leave gaps. */
async function addStates({ id: userId }: { id: string }, states: readonly StateInput[]): Promise<void> {
  const rows = states.map(({ from, until, skillId = null }) => ({
    ...{ id: randomUUID(), userId, sessionId: null, state: 'in_call' as const, breakTypeId: null, skillId },
    ...{ startedAt: new Date(from), endedAt: until === null ? null : new Date(until) },
    ...{ origin: 'agent' as const, changedBy: userId, reason: null },
  }))
  if (rows.length > 0) await db().insertInto('agentStates').values(rows).execute()
}
const minutesBySkill = (page: { data: readonly { skill: { id: string } | null; seconds: number }[] }) =>
  Object.fromEntries(page.data.map(({ skill, seconds }) => [skill?.id ?? 'none', seconds / 60]))
const day = { from: '2026-02-25', until: '2026-02-25' }

describe('skillHours.index', () => {
  it('REP-4.1 REP-4.2 REP-4.3 splits a shift between its skills, and shows as unallocated what none explains', async () => {
    const one = await employed(server, reports)
    await came(server, one, '2026-02-25', 240)
    const [voice, chat] = skills
    await addStates(one, [
      { from: '2026-02-25T05:00:00Z', until: '2026-02-25T07:00:00Z', skillId: voice },
      { from: '2026-02-25T07:00:00Z', until: '2026-02-25T07:10:00Z', skillId: undefined },
      { from: '2026-02-25T07:10:00Z', until: '2026-02-25T09:00:00Z', skillId: chat },
      { from: '2026-02-25T11:00:00Z', until: '2026-02-25T12:00:00Z', skillId: chat },
    ])
    const found = await one.portal.skillHours.index(day)
    expect(minutesBySkill(found)).toEqual({ [voice ?? '']: 60, [chat ?? '']: 110, none: 70 })
    expect(found.data[0]).toMatchObject({ skill: { id: chat }, person: null, people: 1, share: 110 / 240 })
    expect(found.meta).toMatchObject({ seconds: 240 * 60, unallocatedSeconds: 70 * 60 })
    const only = await one.portal.skillHours.index({ ...day, skillId: voice ?? '' })
    expect(minutesBySkill(only)).toEqual({ [voice ?? '']: 60 })
    expect(only.data[0]?.share).toBe(0.25)
    expect(minutesBySkill(await one.portal.skillHours.index({ ...day, unallocated: true }))).toEqual({
      none: 70,
    })
    const mine = await one.portal.skillHours.index({ ...day, by: 'person', sort: 'person' })
    expect(mine.data.map(({ person, seconds }) => [person?.id, seconds / 60])).toEqual([
      [one.id, 110],
      [one.id, 70],
      [one.id, 60],
    ])
  })

  it('ONL-7.3 the totals of an agent’s states equal those of the time clock report', async () => {
    const one = await employed(server, [...reports, 'MENU_AGENTES_EN_LINEA'])
    await came(server, one, '2026-02-25', 180)
    const [voice, chat] = skills
    await addStates(one, [
      { from: '2026-02-25T06:00:00Z', until: '2026-02-25T07:30:00Z', skillId: voice },
      { from: '2026-02-25T07:30:00Z', until: '2026-02-25T09:00:00Z', skillId: chat },
    ])
    const { totals, intervals } = await admin.onlineAgents.show(one.id, { date: '2026-02-25' })
    const sum = totals.reduce((all, { seconds }) => all + seconds, 0)
    expect(sum).toBe(180 * 60)
    const found = await one.portal.skillHours.index(day)
    expect(found.meta).toMatchObject({ seconds: sum, unallocatedSeconds: 0 })
    expect(minutesBySkill(found)).toEqual(
      Object.fromEntries(intervals.map(({ skill, seconds }) => [skill?.id ?? 'none', seconds / 60])),
    )
  })

  it('what runs now is added on reading, and a day whose instants are not kept is unallocated', async () => {
    const one = await employed(server, reports)
    const [voice] = skills
    await works(admin, one, (await centerIn(admin, 'Europe/Madrid')).id)
    await came(server, one, '2026-02-25', 60)
    await addStates(one, [{ from: '2026-02-25T06:00:00Z', until: '2026-02-25T07:00:00Z', skillId: voice }])
    await db().updateTable('workdays').set({ effectiveTime: null }).where('employeeId', '=', one.id).execute()
    expect(minutesBySkill(await one.portal.skillHours.index(day))).toEqual({ none: 60 })
    await one.portal.clock.press({ kind: 'in' })
    await addStates(one, [
      { from: now.getTime() + 5 * 60_000, until: now.getTime() + 50 * 60_000, skillId: voice },
    ])
    clock.forward(20 * 60)
    expect(minutesBySkill(await one.portal.skillHours.index())).toEqual({ [voice ?? '']: 15, none: 5 })
    clock.forward(-20 * 60)
  })

  it('of everybody it adds up to their effective time, by skill and by person; who may not is refused', async () => {
    const week = { from: '2026-02-23', until: '2026-03-01', perPage: 1 }
    const { meta } = await admin.workingHours.index(week)
    const bySkill = await admin.skillHours.index(week)
    const byPerson = await admin.skillHours.index({ ...week, by: 'person' })
    expect(bySkill.meta.seconds).toBe(meta.effectiveSeconds)
    expect(byPerson.meta.seconds).toBe(meta.effectiveSeconds)
    expect(byPerson.meta.unallocatedSeconds).toBe(bySkill.meta.unallocatedSeconds)
    const explained = 1 - bySkill.meta.unallocatedSeconds / bySkill.meta.seconds
    expect(explained).toBeGreaterThan(0.5)
    expect(explained).toBeLessThan(1)
    const none = await employed(server, ['MENU_REPORTES', 'REPORTES_FICHAJE_VER'])
    expect(await none.portal.skillHours.index().safe()).toMatchObject({ error: { status: 403 } })
  })

  it('is narrowed to people of a project and of a coordinator, and to days at a work center', async () => {
    const [one, lead] = [await employed(server, reports), await employed(server, reports)]
    const center = await centerIn(admin, 'Europe/Madrid')
    await works(admin, one, center.id)
    await came(server, one, '2026-02-25', 30)
    const assigned = { startsOn: '2026-01-01', endsOn: null, createdBy: null, createdAt: now }
    await db()
      .insertInto('coordinatorAssignments')
      .values({ ...assigned, id: randomUUID(), employeeId: one.id, coordinatorId: lead.id, reason: null })
      .execute()
    const mark = randomUUID().slice(0, 8).toUpperCase()
    const project = await admin.projects.create({
      ...{ code: mark, name: mark, customer: mark, state: 'active', startsOn: '2026-01-01' },
    })
    await admin.projectAssignments.assign({ userIds: [one.id], projectId: project.id })
    for (const asked of [{ projectId: project.id }, { coordinatorId: lead.id }, { workCenterId: center.id }])
      expect(minutesBySkill(await admin.skillHours.index({ ...day, ...asked }))).toEqual({ none: 30 })
    expect((await lead.portal.skillHours.index(day)).data).toEqual([])
  })

  it('is followed by its last row in each of its orders', async () => {
    const week = { from: '2026-02-23', until: '2026-03-01' }
    for (const by of ['skill', 'person'] as const)
      for (const sort of ['seconds', '-skill', 'person'] as const) {
        const asked = { ...week, by, sort, search: by === 'person' ? 'mar' : '' }
        const { meta } = await admin.skillHours.index({ ...asked, perPage: 1 })
        const walked: string[] = []
        for await (const { id } of admin.skillHours.list({ ...asked, perPage: 10 })) walked.push(id)
        expect(new Set(walked).size).toBe(meta.totalCount)
        expect(walked).toHaveLength(meta.totalCount)
      }
  })
})

const minuteMs = 60_000
const kinds = ['in', 'out', 'break_start', 'break_end'] as const
const pressed = fc.array(
  fc.record({ kind: fc.constantFrom(...kinds), gap: fc.integer({ min: 1, max: 9 * 60 }) }),
  { minLength: 3, maxLength: 12 },
)
/** States that overlap, leave gaps, and have a skill or none. */
const states = fc.array(
  fc.record({
    at: fc.integer({ min: -300, max: 3000 }),
    length: fc.integer({ min: 0, max: 600 }),
    skill: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 10 },
)

/** The same, computed minute by minute. */
function explained(segments: readonly Segment[], states: readonly StateInput[]): Record<string, number> {
  const found: Record<string, number> = {}
  const add = (skill: string) => (found[skill] = (found[skill] ?? 0) + 1)
  for (const { counts, startedAt, endedAt } of segments) {
    if (counts !== 'effective' || endedAt === null) continue
    for (let at = startedAt.getTime(); at < endedAt.getTime(); at += minuteMs) {
      const last = states.findLast(({ from }) => Number(from) <= at)
      add((last !== undefined && Number(last.until) > at && last.skillId) || 'none')
    }
  }
  return found
}

it('skills and unallocated time add up to the effective time, for any sequence of events', async () => {
  const one = await employed(server, reports)
  const { ids } = server.server.kernel
  let begin = Date.parse('2031-01-01T09:00:00Z')
  await fc.assert(
    fc.asyncProperty(pressed, states, async (entriesOf, statesOf) => {
      // Of another year than the history before it.
      begin += 400 * 24 * 60 * minuteMs
      let at = begin
      for (const { kind, gap } of entriesOf) {
        at += gap * minuteMs
        const entry = { employeeId: one.id, kind, at: new Date(at), timeZone: 'UTC', breakTypeId: null }
        await append({ db: db(), ids, clock: { now: () => new Date(at) } }, [
          { ...entry, mode: 'on_site', source: 'import' },
        ])
      }
      const ordered = statesOf
        .map(({ at: from, length, skill }) => ({
          from: begin + from * minuteMs,
          until: begin + (from + length) * minuteMs,
          skillId: skills[skill],
        }))
        .toSorted((first, second) => first.from - second.from || first.until - second.until)
      // Avoid simultaneous states, whose order is undefined.
      const distinct = ordered.filter(({ from }, index) => ordered[index + 1]?.from !== from)
      await addStates(one, distinct)
      // After all of them, so that no state is running.
      const later = new Date(at + 20 * 60 * minuteMs)
      const all = await entries.counting(db(), one.id, new Date(begin))
      const record = all.filter((entry) => entry.at.getTime() >= begin)
      const segments = clockDaysOf(record, later).flatMap((workday) => workday.segments)
      const reach = reachOf({ user: { id: one.id, permissions: new Set() }, clock: { now: () => later } })
      const [from, until] = [begin, at].map((ms) => dayOf(new Date(ms)))
      const period = await presentPeriod(db(), { from: from ?? '', until: until ?? '', now: later })
      const { data } = await list(db(), reach, period, {})
      const found = data.map(({ skillId, seconds }) => [skillId ?? 'none', seconds / 60])
      expect(Object.fromEntries(found)).toEqual(explained(segments, distinct))
    }),
    { numRuns: 20 },
  )
})
