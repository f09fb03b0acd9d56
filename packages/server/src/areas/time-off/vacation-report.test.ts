import { randomUUID } from 'node:crypto'
import type { VacationReportRow } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { refused } from '#testing/corrections.ts'
import { type Employed, employed } from '#testing/employed.ts'
import { linesOf, over } from '#testing/reports.ts'
import { startPlans, type Plans } from '#testing/vacation-plans.ts'
import { approvedBy, asked, coordinated, later } from '#testing/vacations.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { insertBuckets, insertMovements } from '#vacations/ledger.queries.ts'

let started: Plans
let lead: Employed
let one: Employed
let other: Employed
let skillId: string
let projectId: string

/**
 * Two people with a team, a project and a skill of their own, on 16 March: one has a past week, an approved one and a
 * pending one; the other has a pending one.
 */
beforeAll(async () => {
  started = await startPlans()
  const { server, hired, hr, serving } = started
  skillId = await started.newSkill()
  lead = await employed(server, [
    ...(['MENU_VACATION_EMPLOYEE', 'VACACIONES_CAMBIAR_ESTADO', 'REPORTES_MIS_USUARIOS'] as const),
    ...(['VER_DASHBOARD', 'MENU_REPORTES', 'NOTIFICACIONES_VER'] as const),
  ])
  ;[one, other] = [await serving(await hired(), skillId), await serving(await hired(), skillId)]
  const { data: projects } = await started.admin.projects.index({ state: 'active' })
  projectId = projects[0]?.id ?? ''
  await started.admin.projectAssignments.assign({ userIds: [one.id, other.id], projectId })
  for (const somebody of [one, other]) await coordinated(server, somebody, lead)
  const taken = await asked(one, '2026-03-09')
  await approvedBy(lead, hr, taken.id)
  const planned = await asked(one, '2026-08-03')
  await approvedBy(lead, hr, planned.id)
  await asked(one, '2026-09-07')
  await asked(other, '2026-10-05')
  await later(started, 14, [one, other, lead, hr])
})
afterAll(() => started.server.close())

type CarryOver = { year: number; validUntil: string; units: number }

/** A bucket of the previous year, with a remainder. */
async function addCarryOver(
  { id: employeeId }: Employed,
  { year, validUntil, units }: CarryOver,
): Promise<void> {
  const { database, ids, clock } = started.server.server.kernel
  const bucket = { id: ids.next(), employeeId, kind: 'annual' as const, year, unit: 'natural' as const }
  const nothing = { requestId: null, reverses: null, policyId: null, reason: null, explanation: null }
  await insertBuckets(database.db, [{ ...bucket, validFrom: `${year}-01-01`, validUntil }])
  await insertMovements(database.db, [
    {
      ...{
        ...nothing,
        id: ids.next(),
        bucketId: bucket.id,
        kind: 'entitlement',
        units,
        date: `${year}-01-01`,
      },
      ...{ createdBy: null, createdAt: clock.now() },
    },
  ])
}

const report = async (query: Parameters<Employed['portal']['vacationReport']['index']>[0]) =>
  (await lead.portal.vacationReport.index(query)).data
const annual = (rows: readonly VacationReportRow[]) => rows.filter(({ kind }) => kind === 'annual')
const ofTeam = { enjoyed: 14, pending: 28, approved: 14, requests: 4, people: 2 }

describe('vacationReport.index', () => {
  it('REP-13.1 REP-13.2: days taken, pending and planned, by person, team, project, skill and period', async () => {
    const byPerson = annual(await report({ by: 'person' }))
    expect(byPerson).toHaveLength(2)
    const numbersOf = ({ id }: Employed) => byPerson.find(({ key }) => key === id)
    expect(numbersOf(one)).toMatchObject({
      name: one.name,
      enjoyed: 14,
      pending: 14,
      approved: 14,
      requests: 3,
    })
    expect(numbersOf(other)).toMatchObject({ name: other.name, enjoyed: 0, pending: 14, approved: 0 })

    const [team] = annual(await report({ by: 'team' }))
    expect(team).toMatchObject({ key: lead.id, name: lead.name, ...ofTeam })
    const [project] = annual(await report({ by: 'project' }))
    expect(project).toMatchObject({ key: projectId, ...ofTeam })
    const [skill] = annual(await report({ by: 'skill', selectedSkill: skillId }))
    expect(skill).toMatchObject({ key: skillId, ...ofTeam })
    const months = annual(await report({ by: 'month' }))
    expect(months.map(({ from, enjoyed, pending, approved }) => [from, enjoyed, pending, approved])).toEqual([
      ['2026-03-01', 14, 0, 0],
      ['2026-08-01', 0, 0, 14],
      ['2026-09-01', 0, 14, 0],
      ['2026-10-01', 0, 14, 0],
    ])
    expect(annual(await report({ by: 'week' })).map(({ from, until }) => [from, until])).toContainEqual([
      '2026-08-03',
      '2026-08-09',
    ])
    expect(annual(await report({ by: 'total' }))).toMatchObject([{ key: null, ...ofTeam }])
    const august = await report({
      by: 'total',
      initialDate: '2026-08-05',
      endDate: '2026-08-31',
      kind: 'annual',
    })
    expect(august).toMatchObject([{ enjoyed: 0, pending: 0, approved: 10, requests: 1 }])
  })

  it('the days of the year equal the balances, with the carry-over and its expiry', async () => {
    await addCarryOver(other, { year: 2025, validUntil: '2026-04-30', units: 6 })
    // The daily job of the ledger may write between the two.
    const rows = await vi.waitFor(async () => {
      const found = await report({})
      for (const somebody of [one, other]) {
        const { amounts } = await lead.portal.vacationBalances.show(somebody.id, { year: 2026 })
        for (const shown of amounts)
          expect(
            found.find(({ key, kind }) => key === somebody.id && kind === shown.kind),
            shown.kind,
          ).toMatchObject(shown)
      }
      return found
    }, waitLimit)
    const ofOther = rows.find(({ key, kind }) => key === other.id && kind === 'annual')
    expect(ofOther).toMatchObject({ carriedOver: 6, carriedUntil: '2026-04-30' })
  })

  it('is of the people within reach: of one’s team, of one’s projects, of everybody', async () => {
    const { server, admin } = started
    const stranger = await employed(server, ['REPORTES_MIS_USUARIOS'])
    expect((await stranger.portal.vacationReport.index()).data).toEqual([])
    const projects = await employed(server, ['REPORTES_MIS_PROYECTOS'])
    const row = await admin.projects.show(projectId)
    await server.server.kernel.database.db
      .updateTable('projects')
      .set({ coordinatorIds: [...row.coordinatorIds, projects.id] })
      .where('id', '=', projectId)
      .execute()
    const seen = await projects.portal.vacationReport.index({ selectedSkill: skillId, kind: 'annual' })
    expect(seen.data.map(({ key }) => key).sort()).toEqual([one.id, other.id].sort())
    expect(
      (await admin.vacationReport.index({ perPage: 1, totals: 'soon' })).meta.totalCount,
    ).toBeGreaterThan(1)
    const employee = await employed(server, ['SOLICITAR_VACACIONES'])
    expect(await employee.portal.vacationReport.index().safe()).toMatchObject({ error: { status: 403 } })
  })

  it('a page follows another, by name and by number, and no row comes twice', async () => {
    for (const sort of ['name', '-name', '-available'] as const) {
      const seen: string[] = []
      let after: string | undefined
      do {
        const { data, meta } = await lead.portal.vacationReport.index({
          ...{ sort, perPage: 1, totals: 'soon' },
          ...(after === undefined ? {} : { after }),
        })
        seen.push(...data.map(({ id }) => id))
        after = meta.next ?? undefined
      } while (after !== undefined)
      expect(new Set(seen).size, sort).toBe(seen.length)
      expect(seen.length, sort).toBe((await report({ sort })).length)
    }
  })

  it('a period is at most a year and does not end before it begins', async () => {
    const wrong = { initialDate: '2026-03-02', endDate: '2026-03-01' }
    expect(await lead.portal.vacationReport.index(wrong).safe()).toMatchObject(
      refused(422, 'endDate', 'invalid'),
    )
    const long = { initialDate: '2024-01-01', endDate: '2026-03-01' }
    expect(await lead.portal.vacationReport.index(long).safe()).toMatchObject(
      refused(422, 'endDate', 'less_than'),
    )
  })

  it('is kept as a definition whose days follow from when it runs, and made as a file', async () => {
    const kept = await lead.portal.reportDefinitions.create({
      ...{ name: `Vacaciones ${randomUUID()}`, report: 'vacationReport', format: 'csv', period: 'thisMonth' },
      ...{ query: 'by=team&kind=annual', columns: ['name', 'enjoyed', 'available'] },
      schedule: { every: 'month', day: 1, hour: 8, timeZone: 'Europe/Madrid' },
    })
    expect(kept.asked).toContain('initialDate=2026-03-01&endDate=2026-03-16')
    const query = 'by=person&kind=annual&initialDate=2026-01-01&endDate=2026-12-31'
    const run = await lead.portal.reportRuns.create({
      ...{ report: 'vacationReport', query, columns: ['name', 'enjoyed', 'pending'], format: 'csv' },
    })
    await over(lead.portal, run.id)
    const file = await lead.portal.reportRuns.file(run.id)
    const lines = linesOf(await (await file.blob()).text())
    expect(lines[0]).toBe('De quién;Disfrutadas;Pendientes')
    expect(lines).toContain(`${one.name};7;7`)
  })
})
