import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Employed } from '#testing/employed.ts'
import { confirmed, february as month, type Months, startMonths } from '#testing/months.ts'
import { refusedRow, times, weekFrom } from '#testing/planning.ts'
import { refused } from '#testing/refused.ts'

let started: Months
beforeAll(async () => {
  started = await startMonths()
})
afterAll(() => started.server.close())

const isLocked = [{ code: 'month_locked', value: month }]
async function locked(one: Employed): Promise<Employed> {
  await confirmed(one)
  await started.hr.portal.monthSheets.lock(one.id, { month })
  return one
}
const pattern = () =>
  started.admin.shiftPatterns.create({
    ...{ name: `Patrón ${randomUUID().slice(0, 8)}`, anchorOn: '2026-02-02', weeks: [weekFrom(7)] },
  })

describe('shifts.change, shifts.import, shiftAssignments.create, shiftAssignments.import and shiftPatterns.update in a locked month', () => {
  it('no dated shift of it is written, in a dry run either, and what changes nothing is no change', async () => {
    const { admin } = started
    const { id: employeeId } = await locked(await started.worked())
    const put = (date: string) => ({ do: 'put' as const, employeeId, date, segments: [times(8, 16)] })
    for (const dryRun of [true, false])
      expect(
        await admin.shifts.change({ changes: [put('2026-03-03'), put('2026-02-10')], dryRun }).safe(),
      ).toMatchObject(refusedRow(2, { date: isLocked }))
    const changes = [put('2026-03-03'), { do: 'clear' as const, employeeId, date: '2026-02-10' }]
    expect(await admin.shifts.change({ changes })).toMatchObject({ changed: 1 })
    expect(
      await admin.shifts
        .change({ changes: [{ do: 'move', employeeId, date: '2026-03-03', toDate: '2026-02-28' }] })
        .safe(),
    ).toMatchObject(refusedRow(1, { date: isLocked }))
    const { db } = started.server.server.kernel.database
    const { username } = await db
      .selectFrom('users')
      .where('id', '=', employeeId)
      .select('username')
      .executeTakeFirstOrThrow()
    const rows = [{ username, date: '2026-02-11', segments: '08:00-16:00' }]
    expect(await admin.shifts.import({ rows, dryRun: false })).toMatchObject({
      created: 0,
      rows: [{ row: 1 }],
    })
  })

  it('no pattern is assigned in it, and beside it one is', async () => {
    const one = await locked(await started.worked())
    const other = await started.worked()
    const { id: patternId } = await pattern()
    const assigned = (period: { startsOn: string; endsOn?: string }) =>
      started.admin.shiftAssignments.create({ employeeIds: [other.id, one.id], patternId, ...period }).safe()
    expect(await assigned({ startsOn: '2026-01-05' })).toMatchObject(refusedRow(2, { startsOn: isLocked }))
    expect(await assigned({ startsOn: '2026-02-28', endsOn: '2026-03-31' })).toMatchObject(
      refusedRow(2, { startsOn: isLocked }),
    )
    expect(await assigned({ startsOn: '2026-01-05', endsOn: '2026-01-31' })).toMatchObject({ ok: true })
    expect(await assigned({ startsOn: '2026-03-01' })).toMatchObject({ ok: true })
  })

  it('a file changes no assignment that reaches into it, neither sooner nor later', async () => {
    const { admin } = started
    const one = await started.worked()
    const { id: patternId, name } = await pattern()
    await admin.shiftAssignments.create({ employeeIds: [one.id], patternId, startsOn: '2026-01-05' })
    await locked(one)
    const row = { username: one.name.split(' ')[1], pattern: name, startsOn: '2026-01-05' }
    for (const endsOn of ['2026-01-31', '2026-06-30'])
      expect(
        await admin.shiftAssignments.import({ rows: [{ ...row, endsOn }], dryRun: false }),
      ).toMatchObject({ updated: 0, rows: [{ row: 1, errors: { startsOn: [{ error: 'month_locked' }] } }] })
    const { data } = await admin.shiftAssignments.index({ employeeId: one.id })
    expect(data).toMatchObject([{ startsOn: '2026-01-05', endsOn: null }])
  })

  it('no pattern changes its weeks in it for who has it then, and from the day after it does', async () => {
    const { shiftAssignments, shiftPatterns } = started.admin
    const one = await started.worked()
    const [held, later] = [await pattern(), await pattern()]
    const employeeIds = [one.id]
    await shiftAssignments.create({ employeeIds, patternId: held.id, startsOn: '2026-01-05' })
    await shiftAssignments.create({ employeeIds, patternId: later.id, startsOn: '2026-03-01' })
    await locked(one)
    const tried = ({ id, ...was }: typeof held, change: { validFrom: string; weeks?: typeof was.weeks }) =>
      shiftPatterns
        .update(id, { name: was.name, anchorOn: was.anchorOn, weeks: [weekFrom(9)], version: 1, ...change })
        .safe()
    expect(await tried(held, { validFrom: '2026-02-28' })).toMatchObject(
      refused(422, { validFrom: isLocked }),
    )
    expect(await tried(later, { validFrom: '2026-02-28' })).toMatchObject({ ok: true })
    expect(await tried(held, { validFrom: '2026-03-01' })).toMatchObject({ ok: true })
  })
})
