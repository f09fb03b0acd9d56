import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayOf } from '#testing/corrections.ts'
import type { Employed } from '#testing/employed.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { type Months, startMonths } from '#testing/months.ts'
import { anAgreement, inForce, under } from '#testing/time-rules.ts'
import { came } from '#testing/working-time.ts'
import { storeDays } from './stored-days.job.ts'

let started: Months
beforeAll(async () => {
  started = await startMonths()
})
afterAll(() => started.server.close())

/** A late shift and the early one after it. */
const [late, early, next] = ['2026-02-10', '2026-02-11', '2026-02-12'] as const
const isShort = async (one: Employed, date: string = early) =>
  (await dayOf(one, date)).workday.incidents.includes('short_rest')
const reduced = { minutes: 420, isOn: true, source: 'RD 1561/1995 art. 19.2' }

const plan = ({ id: employeeId }: Employed, date: string, from: number) =>
  started.admin.shifts.change({
    changes: [{ do: 'put', employeeId, date, segments: [{ start: from * 60, end: from * 60 + 480 }] }],
  })
/** Eight hours from an hour in Madrid on. */
const work = (one: Employed, date: string, from: number) =>
  came(started.server, one, date, 480, `${String(from - 1).padStart(2, '0')}:00`)

/** A person planned for two in the afternoon and six the next morning, under a separate agreement. */
async function inShifts() {
  const agreement = anAgreement()
  const { one } = await started.pair()
  await under(started.admin, one, agreement)
  await plan(one, late, 14)
  for (const date of [early, next]) await plan(one, date, 6)
  return { one, agreement }
}

describe('timeRules.publish', () => {
  it('lets a shift change reduce the rest between two days where the agreement switches it on', async () => {
    const { one, agreement } = await inShifts()
    await work(one, late, 14)
    await work(one, early, 6)
    expect(await isShort(one)).toBe(true)
    await inForce(started.admin, agreement, { limits: { shiftChange: reduced } })
    await expect.poll(() => isShort(one), waitLimit).toBe(false)
    await work(one, next, 6)
    expect(await isShort(one, next)).toBe(false)
    expect((await dayOf(one, early)).rules.limits.shiftChange).toEqual(reduced)
  })
})

describe('shifts.change', () => {
  it('judges the rest of days that are over again: without a change of the shift it is short', async () => {
    const { one, agreement } = await inShifts()
    await inForce(started.admin, agreement, { limits: { shiftChange: reduced } })
    await work(one, late, 14)
    await work(one, early, 6)
    expect(await isShort(one)).toBe(false)
    await plan(one, late, 6)
    await storeDays(started.server.server.kernel)
    expect(await isShort(one)).toBe(true)
    await plan(one, late, 14)
    await storeDays(started.server.server.kernel)
    expect(await isShort(one)).toBe(false)
  })
})
