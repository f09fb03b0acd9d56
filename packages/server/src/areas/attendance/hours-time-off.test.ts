import type { TimeOffOfHours, WorkingHours } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Absences, startAbsences } from '#testing/absences.ts'
import { type Employed, employed } from '#testing/employed.ts'
import { statementsOf } from '#testing/statements.ts'
import { asked, coordinated } from '#testing/vacations.ts'
import { came } from '#testing/working-time.ts'

let started: Absences
beforeAll(async () => {
  started = await startAbsences()
})
afterAll(() => started.server.close())

const march = { from: '2026-03-01', until: '2026-03-31', by: 'period' } as const
const reports = ['MENU_REPORTES', 'REPORTES_FICHAJE_VER'] as const

type Row = WorkingHours & { timeOff: TimeOffOfHours }

/** The row of somebody in a period, as a reader sees it. */
async function rowOf(reader: Employed, of: Employed, period: object = march): Promise<Row> {
  const query = { employeeId: of.id, ...march, ...period, timeOff: true }
  const { data } = await reader.portal.workingHours.index(query)
  expect(data).toHaveLength(1)
  const [row] = data
  if (row?.timeOff == null) throw new Error('nobody, or without time off')
  return { ...row, timeOff: row.timeOff }
}
const causesOf = ({ timeOff: { absences } }: Row) => absences.map(({ cause, days }) => [cause, days])

/** A leave that everybody may know, a private one and sick leave, of one, four and two working days. */
async function absentee(): Promise<Employed> {
  const one = await started.hired()
  const { hr, typeId } = started
  await started.reportAbsence(one, 'MUD', { from: '2026-03-04' })
  await started.reportAbsence(one, 'HOS', { from: '2026-03-09', until: '2026-03-12', kinship: 'first' })
  const sick = { employeeId: one.id, absenceTypeId: typeId('ITC'), from: '2026-03-16', until: '2026-03-17' }
  await hr.portal.absences.create(sick)
  return one
}

/** The new coordinator of somebody, with these permissions besides the report. */
async function leadOf(one: Employed, permissions: Parameters<typeof employed>[1] = []): Promise<Employed> {
  const lead = await employed(started.server, [...reports, 'ACCESOS_VER', ...permissions])
  await started.db.deleteFrom('coordinatorAssignments').where('employeeId', '=', one.id).execute()
  await coordinated(started.server, one, lead)
  return lead
}

describe('workingHours.index with hour bank and time off', () => {
  it('has hours, hour bank, vacation and absences of a person and period in one row', async () => {
    const { admin, server } = started
    const one = await started.hired()
    await came(server, one, '2026-02-24', 510)
    await came(server, one, '2026-02-25', 420)
    await started.reportAbsence(one, 'MUD', { from: '2026-03-04' })
    const entry = { employeeId: one.id, kind: 'adjustment', reason: 'Acuerdo de febrero' } as const
    await admin.hourBank.create({ ...entry, minutes: 90, date: '2026-02-20' })
    await admin.hourBank.create({ ...entry, minutes: -30, date: '2026-03-02' })
    const lead = await leadOf(one, ['REPORTES_MIS_USUARIOS', 'SOLICITUDES_AUSENCIA_VER'])

    const months = { from: '2026-02-01', until: '2026-03-31', by: 'month', sort: 'period' } as const
    const { data } = await lead.portal.workingHours.index({ employeeId: one.id, ...months, timeOff: true })
    expect(data).toMatchObject([
      {
        ...{ from: '2026-02-01', workedDays: 2, effectiveSeconds: 930 * 60 },
        timeOff: { hourBankSeconds: 5400, absentDays: 0 },
      },
      { from: '2026-03-01', workedDays: 0, timeOff: { hourBankSeconds: 3600, absentDays: 1 } },
    ])
    const whole = await rowOf(lead, one, { from: '2026-02-01' })
    expect(whole).toMatchObject({
      ...{ from: '2026-02-01', until: '2026-03-31', workedDays: 2, extraSeconds: 1800 },
      timeOff: { hourBankSeconds: 3600, absences: [{ cause: 'leave', days: 1, minutes: 480 }] },
    })

    const report = await lead.portal.vacationReport.index({ employeeId: one.id, initialDate: '2026-03-01' })
    const shown = report.data.map(({ kind, unit, available }) => ({ kind, unit, taken: 0, available }))
    expect(whole.timeOff.vacation).toHaveLength(shown.length)
    expect(whole.timeOff.vacation).toEqual(expect.arrayContaining(shown))
  })

  it('has in each month what the month has alone, also over the turn of a year', async () => {
    const one = await absentee()
    const lead = await leadOf(one, ['REPORTES_MIS_USUARIOS', 'SOLICITUDES_AUSENCIA_VER'])
    const months = { from: '2025-12-01', until: '2026-03-31', by: 'month', timeOff: true } as const
    const { data } = await lead.portal.workingHours.index({ ...months, employeeId: one.id })
    expect(data).toHaveLength(4)
    for (const { from, until, timeOff } of data)
      expect(timeOff).toEqual((await rowOf(lead, one, { from, until })).timeOff)
    const vacation = data.map(({ timeOff }) => timeOff?.vacation)
    expect(vacation[0]).not.toEqual(vacation.at(-1))
  })

  it('is asked of the database only when requested, in three statements more for many rows as for one', async () => {
    const [one, other] = [await absentee(), await absentee()]
    const lead = await leadOf(one, ['REPORTES_MIS_USUARIOS', 'SOLICITUDES_AUSENCIA_VER'])
    await coordinated(started.server, other, lead)
    const people = { ...march, from: '2025-12-01', by: 'month', coordinatorId: lead.id } as const
    const askedFor = async (query: object) => {
      let rows: readonly WorkingHours[] = []
      const statements = await statementsOf(started.db, async () => {
        rows = (await lead.portal.workingHours.index({ ...people, ...query })).data
      })
      return { rows, count: statements.length }
    }
    // The first request looks the person up.
    await askedFor({})
    const alone = await askedFor({ perPage: 50 })
    expect(alone.rows.map(({ timeOff }) => timeOff)).toEqual(alone.rows.map(() => null))
    const [single, many] = [
      await askedFor({ perPage: 1, timeOff: true }),
      await askedFor({ perPage: 50, timeOff: true }),
    ]
    expect([single.rows.length, many.rows.length]).toEqual([1, 8])
    expect([single.count, many.count]).toEqual([alone.count + 3, alone.count + 3])
  })
})

describe('the causes of absences in workingHours.index', () => {
  it('are those of types that are not private to whoever sees absences, and all of them by permission', async () => {
    const one = await absentee()
    const all = [
      ['leave', 5],
      ['sick_leave', 2],
    ]
    const hr = await leadOf(one, ['SOLICITUDES_AUSENCIA_VER', 'AUSENCIAS_VER_JUSTIFICANTES'])
    expect(causesOf(await rowOf(hr, one))).toEqual(all)
    const lead = await leadOf(one, ['SOLICITUDES_AUSENCIA_VER'])
    const seen = await rowOf(lead, one)
    expect(causesOf(seen)).toEqual([
      [null, 6],
      ['leave', 1],
    ])
    expect(seen.timeOff.absentDays).toBe(7)
    expect(JSON.stringify(seen)).not.toMatch(/sick|ITC|HOS/)
  })

  it('are nobody’s without a permission to see absences, even where documents may be seen', async () => {
    const one = await absentee()
    for (const also of [[], ['AUSENCIAS_VER_JUSTIFICANTES']] as const) {
      const row = await rowOf(await leadOf(one, also), one)
      expect(causesOf(row)).toEqual([[null, 7]])
      expect(row.timeOff.vacation).toBeNull()
    }
  })

  it('an absence without proof is unjustified to who sees absences, and to others no absence at all', async () => {
    const one = await started.hired()
    const { id } = await started.reportAbsence(one, 'MUD', { from: '2026-03-04' })
    const refused = { state: 'not_justified', isInForce: false } as const
    await started.db.updateTable('absences').set(refused).where('id', '=', id).execute()
    expect(causesOf(await rowOf(await leadOf(one, ['SOLICITUDES_AUSENCIA_VER']), one))).toEqual([
      ['unjustified', 1],
    ])
    expect((await rowOf(await leadOf(one), one)).timeOff.absences).toEqual([])
  })

  it('somebody sees their own, and the vacation of their own', async () => {
    const { server, admin, workCenterId, typeId } = started
    const one = await employed(server, [...reports, 'AUSENCIAS', 'SOLICITAR_VACACIONES'])
    const terms = { workCenterId, weeklyMinutes: 2400, kind: 'indefinite', startsOn: '2020-01-01' } as const
    await admin.contracts.create({ ...terms, employeeId: one.id })
    const private_ = { absenceTypeId: typeId('HOS'), from: '2026-09-09', kinship: 'first' } as const
    await one.portal.absences.create({ ...private_, until: '2026-09-10' })
    const row = await rowOf(one, one, { from: '2026-09-01', until: '2026-09-30' })
    expect(causesOf(row)).toEqual([['leave', 2]])
    expect(row.timeOff.vacation).not.toBeNull()
  })
})

describe('workingHours.index by period', () => {
  it('has a row for each person, counted and followed in each of its orders', async () => {
    const { admin } = started
    const period = { from: '2026-02-16', until: '2026-03-01' } as const
    const months = await admin.workingHours.index({ ...period, by: 'month', perPage: 1 })
    for (const sort of ['person', '-person', 'period', '-effective', 'balance', '-extra'] as const) {
      const people: string[] = []
      for await (const row of admin.workingHours.list({ ...period, by: 'period', sort, perPage: 50 })) {
        expect([row.from, row.until]).toEqual([period.from, period.until])
        people.push(row.person.id)
      }
      expect(new Set(people).size, sort).toBe(people.length)
      expect(people, sort).toHaveLength(months.meta.people)
    }
    const { meta } = await admin.workingHours.index({ ...period, by: 'period', perPage: 1 })
    const { effectiveSeconds, balanceMinutes, people } = months.meta
    expect(meta).toMatchObject({ totalCount: people, people, effectiveSeconds, balanceMinutes })
  })

  it('adds up what its months have', async () => {
    const { admin } = started
    const period = { from: '2026-01-20', until: '2026-03-01', timeOff: true } as const
    const [row] = (
      await admin.workingHours.index({ ...period, by: 'period', perPage: 1, sort: '-effective' })
    ).data
    const employeeId = row?.person.id ?? ''
    const { data } = await admin.workingHours.index({ ...period, by: 'month', employeeId })
    const sum = (of: (one: WorkingHours) => number) => data.reduce((all, one) => all + of(one), 0)
    expect(row).toMatchObject({
      effectiveSeconds: sum((one) => one.effectiveSeconds),
      theoreticalMinutes: sum((one) => one.theoreticalMinutes),
      workedDays: sum((one) => one.workedDays),
    })
    expect(row?.timeOff?.absentDays).toBeCloseTo(
      sum((one) => one.timeOff?.absentDays ?? 0),
      1,
    )
  })
})

// Last, because the clock goes on.
it('counts as taken what was approved of the period up to today', async () => {
  const { db } = started
  const one = await started.hired()
  const { id } = await asked(one, '2026-08-03')
  const approved = { state: 'approved', stage: null } as const
  await db.updateTable('vacationRequests').set(approved).where('id', '=', id).execute()
  const lead = await leadOf(one, ['REPORTES_MIS_USUARIOS'])
  const takenIn = async (period: object) =>
    (await rowOf(lead, one, period)).timeOff.vacation?.find(({ kind }) => kind === 'annual')
  const august = { from: '2026-08-01', until: '2026-08-31' }
  expect(await takenIn(august)).toMatchObject({ unit: 'natural', taken: 0 })
  await started.morningOf('2026-08-31', lead)
  expect(await takenIn(august)).toMatchObject({ unit: 'natural', taken: 14 })
  expect(await takenIn({ from: '2026-08-05', until: '2026-08-06' })).toMatchObject({ taken: 4 })
})
