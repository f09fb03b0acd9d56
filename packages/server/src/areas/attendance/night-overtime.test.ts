import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { daysAfter } from '#db/day.ts'
import { judgeSinceEver } from '#db/migrations/115-old-days-judged.ts'
import { lockedWithout } from '#db/migrations/118-night-overtime.ts'
import type { DayTimes } from '#db/schema/shifts.ts'
import { dayOf } from '#testing/corrections.ts'
import type { Employed } from '#testing/employed.ts'
import { confirmed, february, type Months, startMonths } from '#testing/months.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { anAgreement, inForce, under } from '#testing/time-rules.ts'
import { came } from '#testing/working-time.ts'

let started: Months
beforeAll(async () => {
  started = await startMonths()
})
afterAll(() => started.server.close())

/** The day after three nights of a working week. */
const [first, fourth] = ['2026-02-09', '2026-02-12'] as const
const strict = { isOn: true, source: 'Convenio, art. 12' }
const overtimeOf = async (one: Employed, date: string = fourth) =>
  (await dayOf(one, date)).workday.incidents.includes('night_overtime')
/** From ten in the evening in Madrid, this many minutes. */
const night = (one: Employed, date: string, minutes = 480) =>
  came(started.server, one, date, minutes, '21:00')

/** A person with three nights as in their contract, and half an hour more on the fourth night or on a day. */
async function atNight(of: (one: Employed) => Promise<void> = (one) => night(one, fourth, 510)) {
  const { one } = await started.pair()
  for (const after of [0, 1, 2]) await night(one, daysAfter(first, after))
  await of(one)
  return one
}

/** Assigns somebody a one-week pattern with equal days, since January. */
async function onPattern({ id, name }: Employed, segments: DayTimes['segments']): Promise<void> {
  const { shiftPatterns, shiftAssignments } = started.admin
  const week = Array.from({ length: 7 }, () => ({ segments: [...segments] }))
  const { id: patternId } = await shiftPatterns.create({
    name: `De ${name}`,
    anchorOn: '2026-01-05',
    weeks: [week],
  })
  await shiftAssignments.create({ employeeIds: [id], patternId, startsOn: '2026-01-01' })
}

describe('workdays.index and workdays.show', () => {
  it('overtime of night workers is reported with the article of the law, and found in the list', async () => {
    const one = await atNight()
    expect(await overtimeOf(one)).toBe(true)
    expect(await overtimeOf(one, '2026-02-11')).toBe(false)
    expect((await dayOf(one, fourth)).rules.limits.nightOvertime).toEqual({
      ...{ minutes: 0, isOn: true, source: 'ET art. 36.1' },
    })
    const asked = { employeeId: one.id, from: first, until: fourth, incident: 'night_overtime' } as const
    const { data } = await one.portal.workdays.index(asked)
    expect(data.map(({ date }) => date)).toEqual([fourth])
    const { days } = await one.portal.monthSheets.show(one.id, { month: february })
    expect(days.find(({ date }) => date === fourth)?.incidents).toContain('night_overtime')
  })

  it('night workers have none by day either; day work, part-time work and a few seconds more are not reported', async () => {
    expect(await overtimeOf(await atNight((one) => came(started.server, one, fourth, 510)))).toBe(true)
    const { one: byDay } = await started.pair()
    for (const after of [0, 1, 2, 3]) await came(started.server, byDay, daysAfter(first, after), 540)
    expect(await overtimeOf(byDay)).toBe(false)
    expect(await overtimeOf(await atNight((one) => night(one, fourth, 480.5)))).toBe(false)
    const partTime = await atNight()
    await started.db
      .updateTable('contracts')
      .set({ partTime: true })
      .where('employeeId', '=', partTime.id)
      .execute()
    expect(await overtimeOf(partTime)).toBe(false)
  })

  it('a third of a pattern at night makes whoever has it one who works by night, from their first day on', async () => {
    // From five to one, with three hours at night: 3 of 8 are more than a third; from four to midnight 2 are not.
    const { one: late } = await started.pair()
    await onPattern(late, [{ start: 17 * 60, end: 25 * 60 }])
    await came(started.server, late, first, 500, '16:00')
    expect(await overtimeOf(late, first)).toBe(true)
    const { one: evening } = await started.pair()
    await onPattern(evening, [{ start: 16 * 60, end: 24 * 60 }])
    await came(started.server, evening, first, 500, '15:00')
    expect(await overtimeOf(evening, first)).toBe(false)
  })

  it('the third of a pattern is computed from its minutes, for any plan', async () => {
    const times: fc.Arbitrary<DayTimes> = fc
      .uniqueArray(fc.integer({ min: 0, max: 95 }), { maxLength: 4 })
      .map((marks) => marks.toSorted((a, b) => a - b).map((mark) => mark * 30))
      .map(([start, end, ...rest]) => ({
        segments: start === undefined || end === undefined ? [] : [{ start, end: end + 60 }],
        breaks: rest.length === 2 && start !== undefined ? [{ start, end: start + 30 }] : [],
      }))
    const isNight = (minute: number) => minute % 1440 < 360 || minute % 1440 >= 1320
    const minutesOf = (some: readonly { start: number; end: number }[] = []) =>
      some.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at))
    await fc.assert(
      fc.asyncProperty(fc.array(times, { minLength: 7, maxLength: 7 }), async (week) => {
        const worked = week.flatMap(({ segments, breaks }) => {
          const pauses = new Set(minutesOf(breaks))
          return minutesOf(segments).filter((minute) => !pauses.has(minute))
        })
        const isThird = worked.length > 0 && 3 * worked.filter(isNight).length >= worked.length
        const { rows } = await sql<{ is: boolean }>`
          select planned_by_night(${JSON.stringify([week])}::jsonb) as is`.execute(started.db)
        expect(rows).toEqual([{ is: isThird }])
      }),
      { numRuns: 60 },
    )
  })
})

describe('timeRules.publish', () => {
  it('an agreement lets some minutes pass, or switches the limit off', async () => {
    const agreement = anAgreement()
    const one = await atNight()
    await under(started.admin, one, agreement)
    const { id, version } = await inForce(started.admin, agreement, {
      limits: { nightOvertime: { ...strict, minutes: 30 } },
    })
    expect(await overtimeOf(one)).toBe(false)
    await started.admin.timeRules.turnOff(id, { version })
    expect(await overtimeOf(one)).toBe(true)
    await inForce(started.admin, agreement, {
      limits: { nightOvertime: { ...strict, minutes: 0, isOn: false } },
    })
    expect(await overtimeOf(one)).toBe(false)
  })
})

describe('an upgrade to the limit', () => {
  it('judges finished days once, and leaves locked ones unchanged', async () => {
    const db = started.db as unknown as Kysely<unknown>
    const [one, locked] = [await atNight(), await atNight()]
    await onPattern(locked, [{ start: 22 * 60, end: 30 * 60 }])
    await confirmed(locked)
    await started.hr.portal.monthSheets.lock(locked.id, { month: february })
    // The format of the previous version.
    const people = [one.id, locked.id]
    await started.db
      .updateTable('workdays')
      .set({ byNight: false })
      .where('employeeId', 'in', people)
      .execute()
    await started.db
      .updateTable('monthSheets')
      .set({ shiftLimits: null })
      .where('employeeId', '=', locked.id)
      .execute()
    expect(await overtimeOf(one)).toBe(false)
    await lockedWithout(db)
    await judgeSinceEver(db, 'attendance.judgeByNight')
    await expect.poll(() => overtimeOf(one), waitLimit).toBe(true)
    expect(await overtimeOf(locked)).toBe(false)
    const reason = 'Falta un fichaje'
    await started.hr.portal.monthSheets.reopen(locked.id, { month: february, reason })
    expect(await overtimeOf(locked)).toBe(true)
  })
})
