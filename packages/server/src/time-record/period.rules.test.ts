import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAfter } from '#db/day.ts'
import { isOverAtNight, lacksWeeklyRest, worksByNight } from './period.rules.ts'
import type { WorkedDay } from './workday.ts'

const hourMs = 60 * 60_000
const monday = '2026-03-02'
const week = { minutes: 36 * 60, isOn: true, source: 'ET art. 37.1' }
const night = { minutes: 8 * 60, isOn: true, source: 'ET art. 36.1' }

/** A day of work without a break, this many days after the first Monday, in hours of UTC. */
function worked(after: number, from: number, hours: number, timeZone = 'UTC'): WorkedDay {
  const date = daysAfter(monday, after)
  const startedAt = new Date(Date.parse(`${date}T00:00:00Z`) + from * hourMs)
  const endedAt = new Date(startedAt.getTime() + hours * hourMs)
  return { date, startedAt, endedAt, lastAt: endedAt, timeZone, effective: [{ startedAt, endedAt }] }
}
const dayNumber = (date: string) => Math.round((Date.parse(date) - Date.parse(monday)) / (24 * hourMs))
const days = (offs: readonly number[], from = 8, hours = 8) => offs.map((after) => worked(after, from, hours))
const range = (from: number, until: number) => Array.from({ length: until - from }, (_, at) => from + at)
/** Sorted days of work of up to nine hours, with days off in between. */
const anyDays = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 1, max: 5 }),
      from: fc.integer({ min: 0, max: 14 }),
      hours: fc.integer({ min: 1, max: 9 }),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((some) => {
    let after = 0
    return some.map(({ gap, from, hours }) => worked((after += gap), from, hours))
  })

describe('weekly rest', () => {
  it('is a day and a half in each of two weeks, or three days at once', () => {
    expect(lacksWeeklyRest(days([0, 1, 2, 3, 4, 7, 8, 9, 10, 11]), week)).toBe(false)
    expect(lacksWeeklyRest(days(range(0, 11)), week)).toBe(false)
    expect(lacksWeeklyRest(days(range(0, 12)), week)).toBe(true)
    // A single free Sunday: from Saturday evening to Monday morning is enough.
    expect(lacksWeeklyRest(days([0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12]), week)).toBe(false)
    // The second Sunday was worked, too.
    expect(lacksWeeklyRest(days([0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13]), week)).toBe(true)
  })

  it('shrinks with less work, and grows with a wider limit', () => {
    fc.assert(
      fc.property(anyDays, fc.nat(), fc.integer({ min: 60, max: 2880 }), (some, which, minutes) => {
        const limit = { ...week, minutes }
        // The last day is kept: it is the evaluated one.
        const fewer = some.filter((_, at) => at === some.length - 1 || at !== which % some.length)
        if (lacksWeeklyRest(fewer, limit)) expect(lacksWeeklyRest(some, limit)).toBe(true)
        if (lacksWeeklyRest(some, limit))
          expect(lacksWeeklyRest(some, { ...limit, minutes: minutes + 60 })).toBe(true)
        expect(lacksWeeklyRest(some, { ...limit, isOn: false })).toBe(false)
      }),
    )
  })

  it('is never lacked in the first ten days of work, and days of more than two weeks ago change nothing', () => {
    fc.assert(
      fc.property(anyDays, (some) => {
        const [first, last] = [some[0]?.startedAt.getTime() ?? 0, some.at(-1)?.lastAt.getTime() ?? 0]
        if (last - first <= (14 - 3) * 24 * hourMs) expect(lacksWeeklyRest(some, week)).toBe(false)
        const near = some.filter(({ lastAt }) => lastAt.getTime() > last - 14 * 24 * hourMs)
        expect(lacksWeeklyRest(near, week)).toBe(lacksWeeklyRest(some, week))
      }),
    )
  })
})

describe('work at night', () => {
  const nights = (count: number, hours: number) => days(range(0, count), 22, hours)

  it('is no more than eight hours on average of fifteen days', () => {
    expect(isOverAtNight(nights(5, 8), night)).toBe(false)
    expect(isOverAtNight(nights(5, 8.5), night)).toBe(true)
    expect(isOverAtNight([...nights(5, 7.5), worked(5, 22, 9)], night)).toBe(false)
    expect(isOverAtNight([...days(range(-20, -15), 22, 10), ...nights(5, 8)], night)).toBe(false)
  })

  it('is that of who normally works three hours of a day between ten and six, by the clock of the person', () => {
    expect(isOverAtNight(nights(2, 9), night)).toBe(false)
    expect(isOverAtNight([...days(range(0, 5), 8, 9), ...days([5, 6, 7], 22, 9)], night)).toBe(false)
    const evenings = range(0, 5).map((after) => worked(after, 16, 9))
    expect(isOverAtNight(evenings, night)).toBe(true)
    // In Bogota the same hours are from eleven to eight in the evening.
    expect(
      isOverAtNight(
        evenings.map((one) => ({ ...one, timeZone: 'America/Bogota' })),
        night,
      ),
    ).toBe(false)
  })

  it('is that of a person: a day of theirs without night is one, too, until most of fifteen are', () => {
    expect(worksByNight(nights(2, 8))).toBe(false)
    expect(worksByNight(nights(3, 8))).toBe(true)
    expect(worksByNight([...nights(3, 8), worked(3, 8, 8)])).toBe(true)
    expect(worksByNight([...nights(3, 8), ...days([3, 4, 5], 8, 8)])).toBe(false)
    expect(worksByNight([...nights(3, 8), worked(15, 8, 8)])).toBe(false)
    expect(worksByNight([])).toBe(false)
  })

  it('makes nobody work by night who worked by day alone, and is the same however long the days before', () => {
    fc.assert(
      fc.property(anyDays, fc.integer({ min: 0, max: 600 }), (some, minutes) => {
        const [last] = some.slice(-1)
        const near = some.filter(({ date }) => date > daysAfter(last?.date ?? monday, -15))
        expect(worksByNight(near)).toBe(worksByNight(some))
        // Only night workers can exceed the average.
        if (isOverAtNight(some, { ...night, minutes })) expect(worksByNight(some)).toBe(true)
        expect(worksByNight(some.map(({ date }) => worked(dayNumber(date), 6, 9)))).toBe(false)
        const allNights = some.map(({ date }) => worked(dayNumber(date), 22, 8))
        expect(worksByNight(allNights)).toBe(near.length >= 3)
      }),
    )
  })

  it('is found on no day without night, and by no limit that is off', () => {
    fc.assert(
      fc.property(anyDays, fc.integer({ min: 60, max: 600 }), (some, minutes) => {
        const limit = { ...night, minutes }
        const isOver = isOverAtNight(some, limit)
        expect(isOverAtNight(some, { ...limit, isOn: false })).toBe(false)
        const [last] = some.slice(-1)
        const until = (last?.lastAt.getTime() ?? 0) - Date.parse(`${last?.date}T00:00:00Z`)
        const from = (last?.startedAt.getTime() ?? 0) - Date.parse(`${last?.date}T00:00:00Z`)
        if (from >= 3.01 * hourMs && until <= 24.99 * hourMs) expect(isOver).toBe(false)
        if (isOver) expect(isOverAtNight(some, { ...limit, minutes: minutes - 30 })).toBe(true)
      }),
    )
  })
})
