import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAfter } from '#db/day.ts'
import type { DayTimes } from '#db/schema/shifts.ts'
import { type Assignment, minutesOf, type Plan, plannedOn, spansOn, timesOf } from './shift-plan.rules.ts'
import { lengthMs, without } from './time-ranges.ts'

const at = (start: number, end: number): DayTimes => ({ segments: [{ start: start * 60, end: end * 60 }] })
const weekFrom = (hour: number) =>
  Array.from({ length: 7 }, (_, day) => (day < 5 ? at(hour, hour + 8) : { segments: [] }))
const assignment = (weeks: DayTimes[][], anchorOn = '2026-01-07', firstWeek = 1): Assignment => ({
  ...{ startsOn: '2020-01-01', endsOn: null, firstWeek },
  versions: [{ validFrom: null, anchorOn, weeks }],
})
const hourOn = (assigned: Assignment, date: string) =>
  timesOf(assigned, date).segments.map(({ start }) => start / 60)

describe('a pattern', () => {
  it('turns by the week of its anchor, before and after it and over the turn of the year', () => {
    const turning = assignment([weekFrom(7), weekFrom(14)])
    const mondays = ['2025-12-22', '2025-12-29', '2026-01-05', '2026-01-12', '2026-01-19']
    expect(mondays.flatMap((day) => hourOn(turning, day))).toEqual([7, 14, 7, 14, 7])
    expect(hourOn(turning, '2026-01-04')).toEqual([])
    expect(hourOn(assignment([weekFrom(7), weekFrom(14)], '2026-01-07', 2), '2026-01-05')).toEqual([14])
  })

  it('applies as it was on the day', () => {
    const [first, second] = [weekFrom(7), weekFrom(9)]
    const versions = [
      { validFrom: null, anchorOn: '2026-01-05', weeks: [first] },
      { validFrom: '2026-03-04', anchorOn: '2026-01-05', weeks: [second] },
    ]
    const changed = { ...assignment([first]), versions }
    expect(['2026-03-03', '2026-03-04'].flatMap((day) => hourOn(changed, day))).toEqual([7, 9])
  })
})

describe('planned minutes', () => {
  it('are differences of instants: a night in which the clocks change has seven hours, or nine', () => {
    const night = at(22, 30)
    const days = ['2026-03-27', '2026-03-28', '2026-10-24', '2026-12-31']
    expect(days.map((day) => minutesOf(night, day, 'Europe/Madrid'))).toEqual([480, 420, 540, 480])
    expect(minutesOf(at(0, 24), '2026-03-29', 'Atlantic/Canary')).toBe(23 * 60)
    expect(minutesOf(at(0, 24), '2026-10-25', 'Europe/Madrid')).toBe(25 * 60)
  })

  it('begin at other instants in the Canary Islands, and last as long', () => {
    const spans = (zone: string) =>
      spansOn(at(9, 17).segments, '2026-03-05', zone).map(({ startedAt }) => startedAt.toISOString())
    expect(spans('Europe/Madrid')).toEqual(['2026-03-05T08:00:00.000Z'])
    expect(spans('Atlantic/Canary')).toEqual(['2026-03-05T09:00:00.000Z'])
  })

  it('are without the breaks that are no effective work', () => {
    const breaks = [{ start: 13 * 60, end: 13 * 60 + 30 }]
    expect(minutesOf({ ...at(9, 17), breaks }, '2026-03-05', 'Europe/Madrid')).toBe(450)
  })
})

const anyTimes: fc.Arbitrary<DayTimes> = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }), fc.boolean())
  .map(([start, length, isFree]) => ({ segments: isFree ? [] : [{ start, end: start + length }] }))
const anyWeeks = fc.array(fc.array(anyTimes, { minLength: 7, maxLength: 7 }), { minLength: 1, maxLength: 8 })
const monthStarts = fc.constantFrom('2026-03-01', '2026-10-01', '2026-12-15')
const zones = fc.constantFrom('Europe/Madrid', 'Atlantic/Canary')
const changes = fc.array(fc.record({ day: fc.integer({ min: 0, max: 30 }), times: anyTimes }), {
  maxLength: 12,
})

describe('any plan', () => {
  it('has in a month what its days have, in whatever order the last word on each day arrives', () => {
    fc.assert(
      fc.property(
        fc.tuple(anyWeeks, monthStarts, zones, changes, fc.array(fc.nat(), { minLength: 12, maxLength: 12 })),
        ([weeks, from, timeZone, made, order]) => {
          const last = [...new Map(made.map((change) => [change.day, change])).values()]
          const shuffled = last
            .map((change, index) => ({ change, place: order[index] ?? 0 }))
            .toSorted((one, other) => one.place - other.place)
            .map(({ change }) => change)
          const sumOf = (some: typeof made) => {
            const shifts = new Map(some.map(({ day, times }) => [daysAfter(from, day), times]))
            const plan: Plan = {
              timeZone,
              shifts,
              assignments: [assignment(weeks)],
              weekDays: [],
              holidays: new Set(),
            }
            const days = Array.from({ length: 31 }, (_, day) => plannedOn(plan, daysAfter(from, day)))
            const instants = days.flatMap(({ times, date }) => spansOn(times?.segments ?? [], date, timeZone))
            const sum = days.reduce((total, { minutes }) => total + minutes, 0)
            expect(Math.round(lengthMs(instants) / 60_000)).toBe(sum)
            return sum
          }
          expect(sumOf(shuffled)).toBe(sumOf(made))
        },
      ),
    )
  })

  it('comes from the dated shift before the pattern, from the pattern before the contract, and is free on a holiday', () => {
    const day = '2026-03-05'
    const weekDays = [60, 60, 60, 60, 60, 0, 0]
    const bare: Plan = {
      timeZone: 'Europe/Madrid',
      shifts: new Map(),
      assignments: [],
      weekDays,
      holidays: new Set(),
    }
    const assigned = { ...bare, assignments: [assignment([weekFrom(7)])] }
    const shifts = new Map([[day, at(9, 12)]])
    const holidays = new Set([day])
    const planned = (plan: Plan) => [plannedOn(plan, day).source, plannedOn(plan, day).minutes]
    expect(planned(bare)).toEqual(['contract', 60])
    expect(planned({ ...bare, holidays })).toEqual(['contract', 0])
    expect(planned(assigned)).toEqual(['pattern', 480])
    expect(planned({ ...assigned, holidays })).toEqual(['pattern', 0])
    expect(planned({ ...assigned, holidays, shifts })).toEqual(['shift', 180])
  })
})

it('times without others are what lies in none of them', () => {
  const range = (from: number, to: number) => ({ startedAt: new Date(from), endedAt: new Date(to) })
  expect(without([range(0, 5), range(4, 10)], [range(2, 3), range(8, 20)])).toEqual([
    range(0, 2),
    range(3, 8),
  ])
  expect(without([range(0, 5)], [range(-1, 6)])).toEqual([])
})
