import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Employed } from '#testing/employed.ts'
import { asked, daysFrom, startVacations, type Vacations, workingDays } from '#testing/vacations.ts'

let started: Vacations
beforeAll(async () => {
  started = await startVacations()
})
afterAll(() => started.server.close())

const preview = ({ portal }: Employed, first: string, count: number, kind: 'annual' | 'loose' = 'annual') =>
  portal.vacationRequests.preview({ kind, days: daysFrom(first, count) })

describe('vacationRequests.preview', () => {
  it('counts every calendar day of a week, and shows the used and remaining days', async () => {
    const one = await started.hired()
    const week = await preview(one, '2026-08-03', 7)
    expect(week).toMatchObject({
      unit: 'natural',
      units: 14,
      available: 56,
      availableAfter: 42,
      refusals: [],
    })
    expect(week.days.every(({ reason, units }) => reason === 'natural_day' && units === 2)).toBe(true)
    expect(week.spends).toMatchObject([{ year: 2026, units: 14, left: 42, validUntil: '2027-01-31' }])
    expect(week).toMatchObject({ policy: { name: 'Contact center' }, stages: ['hr'] })
  })

  it('counts working days only, and says why each other does not', async () => {
    const one = await started.hired({ agreement: workingDays })
    const bridge = await preview(one, '2026-10-09', 5)
    expect(bridge.units).toBe(4)
    expect(bridge.days.map(({ reason, units }) => [reason, units])).toEqual([
      ['working_day', 2],
      ['weekend', 0],
      ['weekend', 0],
      ['holiday', 0],
      ['working_day', 2],
    ])
  })

  it('refuses five days of a block of seven, and suggests the nearest valid ones', async () => {
    const one = await started.hired()
    const five = await preview(one, '2026-08-03', 5)
    expect(five.refusals).toMatchObject([{ rule: 'block_length', count: 5, limit: 7 }])
    expect(five.alternatives[0]).toEqual({ from: '2026-08-03', until: '2026-08-09' })
  })

  it('refuses to begin on a day off, and suggests the Monday after it', async () => {
    const one = await started.hired()
    const sunday = await preview(one, '2026-08-02', 7)
    expect(sunday.refusals).toMatchObject([{ rule: 'start_day', date: '2026-08-02' }])
    expect(sunday.alternatives).toEqual([
      { from: '2026-08-03', until: '2026-08-09' },
      { from: '2026-08-04', until: '2026-08-10' },
      { from: '2026-07-31', until: '2026-08-06' },
    ])
  })

  it('refuses more than there is with both numbers, and offers as much as there is', async () => {
    const one = await started.hired()
    const five = await preview(one, '2026-08-03', 35)
    expect(five.refusals).toMatchObject([{ rule: 'not_enough', count: 70, limit: 56 }])
    expect(five.alternatives[0]).toEqual({ from: '2026-08-03', until: '2026-08-30' })
    expect(five.spends).toEqual([])
  })

  it('refuses days that are held with the first of them, days that are over, and days without a contract', async () => {
    const one = await started.hired({ endsOn: '2026-12-31' })
    await asked(one, '2026-08-03')
    expect((await preview(one, '2026-08-08', 7)).refusals).toMatchObject([
      { rule: 'overlap', date: '2026-08-08' },
      { rule: 'start_day' },
    ])
    expect((await preview(one, '2026-02-02', 7)).refusals).toMatchObject([
      { rule: 'past', date: '2026-02-02' },
    ])
    const after = await preview(one, '2026-12-28', 7)
    expect(after.refusals).toMatchObject([{ rule: 'no_contract', date: '2027-01-01' }])
    expect(after.days.at(-1)).toMatchObject({ reason: 'no_contract', units: 0 })
  })

  it('refuses parts of days and hours that the policy has not, and loose days without any', async () => {
    const [one, other] = [await started.hired(), await started.hired({ agreement: workingDays })]
    const part = (
      who: Employed,
      day: { part: 'morning' | 'hours'; minutes?: number },
      kind: 'annual' | 'loose',
    ) => who.portal.vacationRequests.preview({ kind, days: [{ date: '2026-08-03', ...day }] })
    expect((await part(one, { part: 'morning' }, 'loose')).refusals).toMatchObject([{ rule: 'half_days' }])
    expect((await part(other, { part: 'hours', minutes: 60 }, 'annual')).refusals).toMatchObject([
      { rule: 'hours' },
    ])
    const loose = await part(other, { part: 'morning' }, 'loose')
    expect(loose.refusals.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['no_loose_days', 'not_enough']),
    )
  })

  it('VAC-10.2 VAC-15.1: warns of a notice below two months, of days that will be lost, and of a summer without its block', async () => {
    const one = await started.hired()
    const soon = await preview(one, '2026-04-06', 7)
    expect(soon.warnings).toContainEqual({ rule: 'notice', date: '2026-02-06', count: 2 })
    expect((await preview(one, '2026-05-04', 7)).warnings).toEqual([])
    await asked(one, '2026-05-04', 28 - 14)
    await asked(one, '2026-10-05')
    const last = await preview(one, '2026-11-02', 7)
    expect(last.warnings).toContainEqual({ rule: 'summer_block', date: null, count: 14 })
    const other = await started.hired()
    await asked(other, '2026-07-06', 14)
    await asked(other, '2026-10-05')
    expect((await preview(other, '2026-11-02', 7)).warnings).toEqual([])
    const { db } = started.server.server.kernel.database
    await db
      .updateTable('vacationBuckets')
      .set({ validUntil: '2026-04-30' })
      .where('employeeId', '=', one.id)
      .where('kind', '=', 'loose')
      .where('year', '=', 2026)
      .execute()
    expect((await preview(one, '2026-11-02', 7)).warnings).toContainEqual({
      ...{ rule: 'expires', date: '2026-04-30', count: 8 },
    })
  })

  it('refuses days more than a year apart, of a draft, too', async () => {
    const one = await started.hired()
    const days = [{ date: '2026-08-03' }, { date: '2027-08-05' }]
    const tooFar = { status: 422, fields: { days: [{ code: 'less_than', count: 366 }] } }
    const { vacationRequests } = one.portal
    await expect(vacationRequests.preview({ kind: 'annual', days })).rejects.toMatchObject(tooFar)
    for (const draft of [true, false])
      await expect(vacationRequests.create({ kind: 'annual', days, draft })).rejects.toMatchObject(tooFar)
    const [first] = days
    const near = [first ?? { date: '' }, { date: '2027-08-04' }]
    expect((await vacationRequests.preview({ kind: 'annual', days: near })).days).toHaveLength(2)
  })

  it('refuses a month that is locked, and so does the sending', async () => {
    const one = await started.hired()
    await started.server.server.kernel.database.db
      .insertInto('monthSheets')
      .values({
        ...{ id: started.server.server.kernel.ids.next(), employeeId: one.id, month: '2026-08-01' },
        ...{ state: 'locked', partTime: false, hash: 'x', figures: '{}' },
        ...{ confirmedAt: started.clock.now(), lockedAt: started.clock.now() },
      })
      .execute()
    expect((await preview(one, '2026-07-30', 7)).refusals).toMatchObject([
      { rule: 'month_locked', date: '2026-08-01', name: '2026-08' },
    ])
    await expect(asked(one, '2026-08-03')).rejects.toMatchObject({
      ...{ status: 422, fields: { days: [{ code: 'month_locked', value: '2026-08' }] } },
    })
  })
})
