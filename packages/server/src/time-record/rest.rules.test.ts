import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAfter } from '#db/day.ts'
import { law } from '#testing/law.ts'
import { type ChangesShift, changesIn, lacksRest } from './rest.rules.ts'

const hourMs = 60 * 60_000
const monday = '2026-03-02'
const { limits } = law
const reduced = { ...limits, shiftChange: { ...limits.shiftChange, isOn: true } }
const inShifts = () => ({ limits: reduced })
const usual = () => ({ limits })
const always: ChangesShift = () => true
const never: ChangesShift = () => false

/** Work on a day after the first Monday, from one hour of UTC to another. */
function worked(after: number, from: number, until: number) {
  const date = daysAfter(monday, after)
  const at = (hour: number) => new Date(Date.parse(`${date}T00:00:00Z`) + hour * hourMs)
  return { date, startedAt: at(from), endedAt: at(until) }
}
type Day = ReturnType<typeof worked>
const isShort = (days: readonly Day[], rules = inShifts, plan = always) =>
  days.map((_, at) => lacksRest(days.slice(0, at + 1), rules, plan))

/** Days of work that follow each other, or lie a few days apart. */
const anyDays = fc
  .array(
    fc.record({
      gap: fc.constantFrom(1, 1, 1, 1, 2, 9),
      from: fc.integer({ min: 0, max: 12 }),
      hours: fc.integer({ min: 1, max: 11 }),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((some) => {
    let after = 0
    return some.map(({ gap, from, hours }) => worked((after += gap), from, from + hours))
  })
/** A plan that changes the shift on some days. */
const anyPlan = fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }).map(
  (changes): ChangesShift =>
    (_, date) =>
      changes[Number(date.slice(-2)) % changes.length] === true,
)

describe('a rest between two days', () => {
  it('may be seven hours where the plan changes the shift, and is made up for by the next two', () => {
    const late = worked(0, 14, 22)
    expect(isShort([late, worked(1, 6, 14), worked(2, 6, 14)])).toEqual([false, false, false])
    expect(isShort([late, worked(1, 6, 14)], inShifts, never)).toEqual([false, true])
    expect(isShort([late, worked(1, 6, 14)], usual)).toEqual([false, true])
    expect(isShort([late, worked(1, 4, 12)])).toEqual([false, true])
    // Four hours are missing: an extra hour on each of the next two days makes up for two.
    const long = [late, worked(1, 6, 17), worked(2, 6, 17), worked(3, 6, 12)]
    expect(isShort(long)).toEqual([false, false, false, true])
    // It is reported once.
    expect(isShort([...long, worked(4, 6, 12)]).at(-1)).toBe(false)
    expect(isShort([...long.slice(0, 3), worked(3, 8, 12)])).toEqual([false, false, false, false])
  })

  it('by rules without it, or a plan without a change, is what it was', () => {
    fc.assert(
      fc.property(anyDays, anyPlan, (days, plan) => {
        const bare = days.map((day, at) => {
          const before = days[at - 1]
          return before !== undefined && day.startedAt.getTime() - before.endedAt.getTime() < 12 * hourMs
        })
        expect(isShort(days, usual, plan)).toEqual(bare)
        expect(isShort(days, inShifts, never)).toEqual(bare)
      }),
    )
  })

  it('under seven hours is short whatever is planned, and of twelve hours each nothing is', () => {
    fc.assert(
      fc.property(anyDays, anyPlan, (days, plan) => {
        const found = isShort(days, inShifts, plan)
        for (const [at, day] of days.entries()) {
          const rest = day.startedAt.getTime() - (days[at - 1]?.endedAt.getTime() ?? -Infinity)
          if (rest < 7 * hourMs) expect(found[at]).toBe(true)
        }
        if (!isShort(days, usual).includes(true)) expect(found).not.toContain(true)
      }),
    )
  })

  it('is judged alike by the fifteen days before it and by all of them', () => {
    fc.assert(
      fc.property(anyDays, anyPlan, (days, plan) => {
        const last = days.at(-1)?.date ?? ''
        const since = daysAfter(last, -15)
        const known = days.filter(({ date }) => date >= since)
        expect(lacksRest(known, inShifts, plan)).toBe(lacksRest(days, inShifts, plan))
      }),
      { numRuns: 500 },
    )
  })
})

describe('a plan', () => {
  it('changes the shift where it begins at another time and leaves less rest than there should be', () => {
    const shift = (from: number, until: number) => ({ segments: [{ start: from * 60, end: until * 60 }] })
    const plan = changesIn(
      new Map([
        ['2026-03-02', shift(14, 22)],
        ['2026-03-03', shift(6, 14)],
        ['2026-03-04', shift(8, 16)],
        ['2026-03-05', { segments: [] }],
        ['2026-03-06', shift(22, 30)],
        ['2026-03-07', shift(14, 22)],
      ]),
    )
    expect(plan('2026-03-02', '2026-03-03', 720)).toBe(true)
    // Sixteen hours are planned: less rest means that the person stayed longer.
    expect(plan('2026-03-03', '2026-03-04', 720)).toBe(false)
    expect(plan('2026-03-02', '2026-03-04', 720)).toBe(false)
    expect(plan('2026-03-04', '2026-03-05', 720)).toBe(false)
    expect(plan('2026-03-06', '2026-03-07', 720)).toBe(true)
    expect(plan('2026-02-01', '2026-03-02', 720)).toBe(false)
  })
})
