import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Absences, startAbsences } from '#testing/absences.ts'
import { refused } from '#testing/corrections.ts'
import { type Employed, employed } from '#testing/employed.ts'
import { inboxOf } from '#testing/inbox.ts'
import { linesOf, over, runOf } from '#testing/reports.ts'

let started: Absences
let lead: Employed
let team: Employed[]
const march = { from: '2026-03-02', until: '2026-03-06' }

/** A team of six, of whom five are ill for two days and one has leave for moving house. */
beforeAll(async () => {
  started = await startAbsences()
  lead = await employed(started.server, [
    ...([
      'REPORTES_MIS_USUARIOS',
      'SOLICITUDES_AUSENCIA_VER',
      'MENU_REPORTES',
      'NOTIFICACIONES_VER',
    ] as const),
  ])
  team = []
  for (let index = 0; index < 6; index += 1) team.push(await started.hired())
  await started.db
    .insertInto('coordinatorAssignments')
    .values(
      team.map(({ id: employeeId }) => ({
        ...{ id: randomUUID(), employeeId, coordinatorId: lead.id, startsOn: '2020-01-01', endsOn: null },
        ...{ reason: null, createdBy: null, createdAt: started.clock.now() },
      })),
    )
    .execute()
  const [mover, ...ill] = team
  for (const one of ill) await started.reportAbsence(one, 'ITC', { from: '2026-03-02', until: '2026-03-03' })
  if (mover !== undefined) await started.reportAbsence(mover, 'MUD', { from: '2026-03-04' })
})
afterAll(() => started.server.close())

const report = (query: object) => lead.portal.absenteeism.show({ ...march, ...query })

describe('absenteeism.show', () => {
  it('REP-14.1 REP-14.2 REP-9.1: hours and days lost by cause group, and the rates with both of their numbers', async () => {
    const shown = await report({ coordinatorId: lead.id })
    expect(shown).toMatchObject({
      ...{ people: 6, plannedMinutes: 6 * 2400, vacationMinutes: 0, agreedMinutes: 6 * 2400 },
      a1: { absentMinutes: 10 * 480, agreedMinutes: 6 * 2400, percent: 33.33 },
      a2: { absentMinutes: 10 * 480, percent: 33.33 },
      a3: { absentMinutes: null, percent: null },
    })
    expect(shown.groups[0]).toEqual({ cause: 'sick_leave', people: 5, days: 10, minutes: 4800 })
  })

  it('REP-9.2 REP-14.3: a cause of fewer than five people is part of the others only, and no type is shown', async () => {
    const shown = await report({ coordinatorId: lead.id })
    expect(shown.groups).toHaveLength(2)
    expect(shown.groups[1]).toEqual({ cause: 'others', people: null, days: 1, minutes: 480 })
    expect(JSON.stringify(shown)).not.toMatch(/ITC|MUD/)
    const days = await report({ coordinatorId: lead.id, groupBy: 'day' })
    expect(days.rows.map(({ from, minutes, a1 }) => [from, minutes, a1.percent])).toEqual([
      ['2026-03-02', 2400, 83.33],
      ['2026-03-03', 2400, 83.33],
      ['2026-03-04', null, null],
      ['2026-03-05', 0, 0],
      ['2026-03-06', 0, 0],
    ])
  })

  it('by team, project, skill, week and month, of the people within reach', async () => {
    const teams = await report({ groupBy: 'team' })
    expect(teams.rows.find(({ id }) => id === lead.id)).toMatchObject({
      ...{ name: lead.name, people: 6, minutes: 11 * 480 },
    })
    for (const groupBy of ['project', 'skill', 'week', 'month'] as const) {
      const { rows } = await report({ groupBy })
      expect(rows, groupBy).toMatchObject([{ people: 6, minutes: 11 * 480, a1: { percent: 33.33 } }])
    }
    const stranger = await employed(started.server, ['REPORTES_MIS_USUARIOS'])
    expect(await stranger.portal.absenteeism.show(march)).toMatchObject({ people: 0, groups: [] })
    expect((await started.admin.absenteeism.show(march)).people).toBeGreaterThan(200)
  })

  it('is the same whether the days of each person are read, or those of one for all with equal ones', async () => {
    for (const period of [
      { from: '2025-09-15', until: '2026-03-31' },
      { from: '2026-01-02', until: '2026-01-02' },
    ]) {
      const of = (groupBy: 'day' | 'week' | 'month' | 'team') =>
        started.admin.absenteeism.show({ ...period, groupBy })
      // By day there is a row for each person and day.
      const { rows, ...days } = await of('day')
      expect(days.plannedMinutes).toBeGreaterThan(0)
      const planned = (all: typeof rows) => all.reduce((sum, { a1 }) => sum + a1.agreedMinutes, 0)
      for (const groupBy of ['week', 'month'] as const) {
        const { rows: others, ...sums } = await of(groupBy)
        expect(sums).toEqual(days)
        expect(planned(others)).toBe(planned(rows))
      }
      expect(await of('team')).toMatchObject(days)
    }
  })

  it('a period is at most a year and does not end before it begins', async () => {
    const wrong = { from: '2026-03-02', until: '2026-03-01' }
    expect(await lead.portal.absenteeism.show(wrong).safe()).toMatchObject(refused(422, 'until', 'invalid'))
    const long = { from: '2024-01-01', until: '2026-03-01' }
    expect(await lead.portal.absenteeism.show(long).safe()).toMatchObject(refused(422, 'until', 'less_than'))
  })
})

describe('absenteeism.index', () => {
  const list = (query: object) => lead.portal.absenteeism.index({ ...march, ...query })

  it('REP-14.3: has the lines of the report, of a few people nothing', async () => {
    const { data, meta } = await list({ groupBy: 'cause' })
    expect(data).toMatchObject([
      {
        id: 'sick_leave',
        cause: 'sick_leave',
        name: null,
        people: 5,
        days: 10,
        minutes: 4800,
        percent: 33.33,
      },
      { id: 'others', cause: 'others', people: null, days: 1, minutes: 480, percent: 3.33 },
    ])
    expect(meta).toMatchObject({ totalCount: 2, next: null })
    const days = await list({ groupBy: 'day', perPage: 2 })
    expect(days.data.map(({ from, minutes, percent }) => [from, minutes, percent])).toEqual([
      ['2026-03-02', 2400, 83.33],
      ['2026-03-03', 2400, 83.33],
    ])
    const after = days.meta.next ?? ''
    const next = await list({ groupBy: 'day', perPage: 2, after })
    expect(next.data).toMatchObject([
      { id: '2026-03-04', people: 6, days: null, minutes: null, percent: null },
      { id: '2026-03-05', days: 0, minutes: 0, percent: 0 },
    ])
    expect(await list({ groupBy: 'week', after }).safe()).toMatchObject(refused(422, 'after', 'invalid'))
  })

  it('is by default of the teams in the month until today', async () => {
    const { data } = await lead.portal.absenteeism.index()
    expect(data).toMatchObject(
      [
        { name: null, people: 1 },
        { id: lead.id, name: lead.name, people: 6 },
      ].slice(-1),
    )
    expect(await list({ until: '2026-03-01' }).safe()).toMatchObject(refused(422, 'until', 'invalid'))
  })

  it('REP-14.3: is sent as a file and by mail, and neither reveals fewer than five people nor names a type', async () => {
    const email = `${randomUUID()}@contacta-atlantico.example`
    await started.db.updateTable('users').set({ email }).where('id', '=', lead.id).execute()
    const schedule = { every: 'day', hour: 13, timeZone: 'Europe/Madrid' } as const
    const asked = { report: 'absenteeism', format: 'csv', query: 'groupBy=day', schedule } as const
    const { reportDefinitions, reportRuns } = lead.portal
    const { id } = await reportDefinitions.create({ ...asked, name: 'Ausencias', period: 'thisWeek' })
    // Set the instant directly: an hour exceeds the idle timeout of a session.
    const { db, server } = started
    await db
      .updateTable('reportDefinitions')
      .set({ nextAt: started.clock.now() })
      .where('id', '=', id)
      .execute()
    await server.server.kernel.jobs.enqueue(db, 'reports.schedule', { id }, { key: id })
    const run = await runOf(lead.portal, id)
    const mail = await inboxOf(started.server, email.split('@')[0] ?? '').next()
    expect(`${mail.subject} ${mail.text}`).not.toMatch(/ITC|MUD|Bajas/)
    const fileOf = async (runId: string) => linesOf(await reportRuns.file(runId).text())
    const ill = (date: string) => `${date};6;5;40:00;"83,33\u00a0%"`
    expect(await fileOf(run.id)).toEqual(['De qué;Personas;Días;Horas;Tasa', ill('2026-03-02')])
    const query = 'groupBy=day&from=2026-03-02&until=2026-03-06'
    const made = await reportRuns.create({ report: 'absenteeism', format: 'csv', query })
    const few = 'Menos de cinco personas'
    expect((await fileOf((await over(lead.portal, made.id)).id)).slice(1, 4)).toEqual([
      ...[ill('2026-03-02'), ill('2026-03-03')],
      `2026-03-04;6;${few};${few};${few}`,
    ])
  })
})
