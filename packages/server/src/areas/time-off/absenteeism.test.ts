import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Absences, startAbsences } from '#testing/absences.ts'
import { refused } from '#testing/corrections.ts'
import { type Employed, employed } from '#testing/employed.ts'

let started: Absences
let lead: Employed
let team: Employed[]
const march = { from: '2026-03-02', until: '2026-03-06' }

/** Six people of one team, of whom five are ill for two days and one moves house. */
beforeAll(async () => {
  started = await startAbsences()
  lead = await employed(started.server, ['REPORTES_MIS_USUARIOS', 'SOLICITUDES_AUSENCIA_VER'])
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

  it('REP-9.2 REP-14.3: a cause of fewer than five people is told within the others only, and no type at all', async () => {
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

  it('a period is at most a year and does not end before it begins', async () => {
    const wrong = { from: '2026-03-02', until: '2026-03-01' }
    expect(await lead.portal.absenteeism.show(wrong).safe()).toMatchObject(refused(422, 'until', 'invalid'))
    const long = { from: '2024-01-01', until: '2026-03-01' }
    expect(await lead.portal.absenteeism.show(long).safe()).toMatchObject(refused(422, 'until', 'less_than'))
  })
})
