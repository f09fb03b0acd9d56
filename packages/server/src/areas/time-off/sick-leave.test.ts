import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Absences, versionOf, startAbsences } from '#testing/absences.ts'
import { refused } from '#testing/corrections.ts'
import type { Employed } from '#testing/employed.ts'
import { anAgreement, inForce } from '#testing/time-rules.ts'
import { contactCenter } from '#testing/vacations.ts'

let started: Absences
beforeAll(async () => {
  started = await startAbsences()
})
afterAll(() => started.server.close())

type Part = Omit<Parameters<Employed['portal']['absences']['addPart']>[1], 'version'>

/** A medical report, recorded by HR. */
const record = async (id: string, part: Part, by = started.hr) =>
  by.portal.absences.addPart(id, { ...part, ...(await versionOf(by, id)) })

/** Sick leave from the first day, reported by phone. */
async function sick(code: 'ITC' | 'ITP' = 'ITC') {
  const { one, lead } = await started.pair()
  return { one, lead, ...(await started.reportAbsence(one, code, { from: '2026-03-02' })) }
}

describe('absences.addPart', () => {
  it('AUS-4.1 AUS-4.2 AUS-4.3: it has no end until the discharge, with its parts, an extension among them', async () => {
    const { one, id } = await sick()
    const begun = await record(id, {
      ...{ kind: 'baja', on: '2026-03-02', processId: 'IT-2026-0042', expected: 'short' },
      nextOn: '2026-03-09',
    })
    expect(begun).toMatchObject({ until: null, processId: 'IT-2026-0042', expected: 'short' })
    await record(id, { kind: 'confirmation', on: '2026-03-09' })
    await record(id, { kind: 'extension', on: '2027-03-02' })
    const over = await record(id, { kind: 'discharge', on: '2027-03-10' })
    expect(over).toMatchObject({ until: '2027-03-10', units: 374, expected: 'long', canAddPart: false })
    const own = await one.portal.absences.show(id)
    expect(own.parts.map(({ kind, on }) => [kind, on])).toEqual([
      ['baja', '2026-03-02'],
      ['confirmation', '2026-03-09'],
      ['extension', '2027-03-02'],
      ['discharge', '2027-03-10'],
    ])
  })

  it('reports are in order, with one beginning and one end', async () => {
    const { id } = await sick('ITP')
    await record(id, { kind: 'baja', on: '2026-03-02' })
    const add = async (part: Part) => record(id, part).then(null, (error: unknown) => error)
    expect(await add({ kind: 'baja', on: '2026-03-03' })).toMatchObject({ status: 422 })
    expect(await add({ kind: 'confirmation', on: '2026-03-01' })).toMatchObject({
      fields: { on: [{ code: 'invalid', value: '2026-03-02' }] },
    })
    await record(id, { kind: 'discharge', on: '2026-03-05' })
    expect(await add({ kind: 'confirmation', on: '2026-03-06' })).toMatchObject({ status: 422 })
  })

  it('somebody who may not know causes records no report, and only sick leave has any', async () => {
    const { id, lead } = await sick()
    await expect(record(id, { kind: 'baja', on: '2026-03-02' }, lead)).rejects.toMatchObject({ status: 403 })
    const one = await started.hired()
    const other = await started.reportAbsence(one, 'MUD', { from: '2026-03-04' })
    await expect(record(other.id, { kind: 'baja', on: '2026-03-04' })).rejects.toMatchObject({ status: 422 })
  })

  it('who may not know causes learns from no refusal which absence is sick leave', async () => {
    const { one, lead, id } = await sick()
    const other = await started.reportAbsence(one, 'HOS', { from: '2026-02-26', kinship: 'first' })
    for (const absence of [id, other.id])
      await expect(record(absence, { kind: 'baja', on: '2026-03-02' }, lead)).rejects.toMatchObject({
        status: 403,
      })
    for (const relapseOfId of [id, other.id]) {
      const entered = { from: '2026-02-24', until: '2026-02-24', employeeId: one.id, relapseOfId }
      expect(await started.reportAbsence(lead, 'ITC', entered).safe()).toMatchObject(
        refused(422, 'relapseOfId', 'inclusion'),
      )
    }
  })

  it('the log reveals neither a report nor a missing end', async () => {
    const { id } = await sick()
    await record(id, { kind: 'baja', on: '2026-03-02' })
    await record(id, { kind: 'discharge', on: '2026-03-04' })
    const events = await started.db
      .selectFrom('auditEvents')
      .where('subject', '=', id)
      .orderBy('number')
      .select(['act', 'before', 'after', 'detail'])
      .execute()
    expect(events.map(({ act }) => act)).toEqual(['absences.create', 'absences.justify', 'absences.justify'])
    expect(JSON.stringify(events)).not.toMatch(/ends|part"?:"?(baja|discharge)/i)
  })

  it('without an end it blocks no later absence that the discharge does not reach', async () => {
    const one = await started.hired()
    await started.reportAbsence(one, 'MED', { from: '2026-06-10', part: 'hours', minutes: 60 })
    const { id } = await started.reportAbsence(one, 'ITC', { from: '2026-03-02' })
    await started.reportAbsence(one, 'APR', { from: '2026-05-04' })
    expect(await started.reportAbsence(one, 'APR', { from: '2026-03-02' }).safe()).toMatchObject(
      refused(422, 'from', 'taken', '2026-03-02'),
    )
    expect(await started.reportAbsence(one, 'ITC', { from: '2026-05-06' }).safe()).toMatchObject(
      refused(422, 'from', 'taken', '2026-05-06'),
    )
    await expect(record(id, { kind: 'discharge', on: '2026-05-08' })).rejects.toMatchObject({
      fields: { on: [{ code: 'taken', value: '2026-05-04' }] },
    })
    expect(await record(id, { kind: 'discharge', on: '2026-04-30' })).toMatchObject({ until: '2026-04-30' })
  })

  it('a discharge extends it over no other absence and changes no locked month', async () => {
    const one = await started.hired()
    const { id } = await started.reportAbsence(one, 'ITC', { from: '2026-01-28', until: '2026-01-29' })
    await started.reportAbsence(one, 'APR', { from: '2026-02-03' })
    await expect(record(id, { kind: 'discharge', on: '2026-02-04' })).rejects.toMatchObject({
      fields: { on: [{ code: 'taken', value: '2026-02-03' }] },
    })
    const open = await started.reportAbsence(one, 'ITC', { from: '2026-02-20' })
    await started.locked(one, '2026-02-01')
    await expect(record(id, { kind: 'discharge', on: '2026-02-02' })).rejects.toMatchObject({
      fields: { on: [{ code: 'month_locked', value: '2026-02' }] },
    })
    await expect(record(open.id, { kind: 'discharge', on: '2026-02-26' })).rejects.toMatchObject({
      fields: { on: [{ code: 'month_locked', value: '2026-02' }] },
    })
    expect(await record(open.id, { kind: 'discharge', on: '2026-02-28' })).toMatchObject({
      until: '2026-02-28',
    })
  })

  it('sick leave whose proof is still to come takes parts, and its discharge says until when', async () => {
    const { one } = await sick()
    const { id } = await started.reportAbsence(one, 'REM', { from: '2026-02-26', until: '2026-02-26' })
    const over = await record(id, { kind: 'discharge', on: '2026-02-27' })
    expect(over).toMatchObject({ state: 'awaiting_proof', until: '2026-02-27', proofDueOn: '2026-03-17' })
  })

  it('a relapse names the sick leave that it is of, and no other', async () => {
    const { one, id } = await sick()
    await record(id, { kind: 'discharge', on: '2026-03-04' })
    const again = await started.reportAbsence(one, 'ITC', { from: '2026-03-10', relapseOfId: id })
    expect(again.relapseOfId).toBe(id)
    const other = await started.hired()
    expect(
      await started.reportAbsence(other, 'ITC', { from: '2026-03-10', relapseOfId: id }).safe(),
    ).toMatchObject(refused(422, 'relapseOfId', 'inclusion'))
  })
})

describe('absenceBalances.index', () => {
  const bag = async ({ portal }: Employed, code: string) =>
    (await portal.absenceBalances.index()).find(({ type }) => type.code === code)

  it('AUS-5.1 AUS-5.2: hours come from 35 a year, in proportion to the working time, and never exceed them', async () => {
    const whole = await started.hired()
    const part = await started.hired({ weeklyMinutes: 1200 })
    expect(await bag(part, 'MED')).toMatchObject({
      ...{ allowance: 1050, left: 1050, unit: 'minutes' },
      explanation: { kind: 'part_time', full: 2100, weeklyMinutes: 1200, fullWeeklyMinutes: 2400 },
    })
    const absence = await started.reportAbsence(whole, 'MED', {
      from: '2026-03-04',
      part: 'hours',
      minutes: 90,
    })
    expect(absence).toMatchObject({ units: 90, unit: 'minutes', balance: { left: 2010 } })
    expect(await bag(whole, 'MED')).toMatchObject({
      ...{ allowance: 2100, spent: 90, left: 2010 },
      spendings: [{ absenceId: absence.id, units: 90, state: 'communicated' }],
    })
    for (const from of ['2026-03-09', '2026-03-10'])
      await started.reportAbsence(part, 'MED', { from, part: 'hours', minutes: 240 })
    await started.reportAbsence(part, 'MED', { from: '2026-03-11', part: 'hours', minutes: 240 })
    await started.reportAbsence(part, 'MED', { from: '2026-03-12', part: 'hours', minutes: 240 })
    const tooMuch = { from: '2026-03-13', part: 'hours', minutes: 120 } as const
    expect(await started.reportAbsence(part, 'MED', tooMuch).safe()).toMatchObject({
      error: { fields: { from: [{ code: 'invalid', value: 'per_year', count: 90 }] } },
    })
    await whole.portal.absences.cancel(absence.id, { version: 1 })
    expect(await bag(whole, 'MED')).toMatchObject({ spent: 0, left: 2100 })
  })

  it('full time, of which hours are in proportion, is that of the agreement of the contract', async () => {
    const part = await started.hired({ weeklyMinutes: 1200 })
    const agreement = anAgreement()
    await inForce(started.admin, agreement, { fullWeekMinutes: 1500 })
    await started.db.updateTable('contracts').set({ agreement }).where('employeeId', '=', part.id).execute()
    expect(await bag(part, 'MED')).toMatchObject({
      allowance: 1680,
      explanation: { kind: 'part_time', full: 2100, weeklyMinutes: 1200, fullWeeklyMinutes: 1500 },
    })
  })

  it('a family emergency has the hours of four days of the person', async () => {
    const part = await started.hired({ weeklyMinutes: 1200 })
    expect(await bag(part, 'FMF')).toMatchObject({
      ...{ allowance: 960, explanation: { kind: 'days', dayMinutes: 240, days: 4 } },
    })
  })
})

describe('kinship and distance', () => {
  it('AUS-7.1 AUS-7.2: the days of a bereavement vary with the degree and the journey', async () => {
    const one = await started.hired({ agreement: contactCenter })
    const limit = async (kinship: 'first' | 'second', travel: boolean) => {
      const asked = { absenceTypeId: started.typeId('FAL'), from: '2026-03-04', kinship, travel }
      const { limit, needsKinship, asksTravel } = await one.portal.absences.preview(asked)
      expect([needsKinship, asksTravel]).toEqual([true, true])
      return [limit?.units, limit?.unit]
    }
    expect(await limit('first', false)).toEqual([4, 'working_days'])
    expect(await limit('first', true)).toEqual([6, 'natural_days'])
    expect(await limit('second', false)).toEqual([2, 'working_days'])
    expect(await limit('second', true)).toEqual([4, 'working_days'])
    const days = { from: '2026-03-04', until: '2026-03-06' }
    expect(await started.reportAbsence(one, 'FAL', { ...days, kinship: 'second' }).safe()).toMatchObject({
      error: { fields: { from: [{ value: 'per_event', count: 2 }] } },
    })
    expect(await started.reportAbsence(one, 'FAL', { ...days, kinship: 'household' }).safe()).toMatchObject(
      refused(422, 'kinship', 'inclusion'),
    )
    expect(await started.reportAbsence(one, 'FAL', { ...days, kinship: 'first' })).toMatchObject({ units: 3 })
  })
})
