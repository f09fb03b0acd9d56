import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agreedMinutes, fewest, groupsOf, rateOf } from './absenteeism.rules.ts'

const hours = (count: number) => count * 60

describe('the rates of absenteeism', () => {
  it('REP-14.2: 40 people lose 432 of 6128 agreed hours: 7.05 %, of which sick leave is 6.69 %', () => {
    const agreed = agreedMinutes({
      plannedMinutes: hours(40 * 169 - 312),
      overtimeMinutes: 0,
      vacationMinutes: hours(320),
    })
    expect(agreed).toBe(hours(6128))
    expect(rateOf({ minutes: hours(410 + 18 + 4), people: 12 }, agreed, { absent: 12 })).toEqual({
      ...{ absentMinutes: hours(432), agreedMinutes: hours(6128), percent: 7.05 },
    })
    expect(rateOf({ minutes: hours(410), people: 8 }, agreed, { absent: 12 }).percent).toBe(6.69)
  })

  it('a figure of fewer than five people is withheld, even one of none of them; that nobody is absent is shown', () => {
    const withheld = { absentMinutes: null, agreedMinutes: 6000, percent: null }
    expect(rateOf({ minutes: 600, people: 4 }, 6000, { absent: 9 })).toEqual(withheld)
    expect(rateOf({ minutes: 0, people: 0 }, 6000, { absent: 1 })).toEqual(withheld)
    expect(rateOf({ minutes: 0, people: 0 }, 6000, { absent: 0 }).percent).toBe(0)
    expect(rateOf({ minutes: 0, people: 0 }, 0, { absent: 0 }).percent).toBeNull()
  })

  it('REP-14.3: groups lose no minutes and reveal nobody, whoever is absent', () => {
    const causes = ['leave', 'sick_leave', 'hours_pool', 'unpaid', 'union', 'unjustified'] as const
    const lost = fc.uniqueArray(
      fc.record({
        cause: fc.constantFrom(...causes),
        people: fc.integer({ min: 1, max: 12 }),
        days: fc.integer({ min: 1, max: 90 }),
        minutes: fc.integer({ min: 1, max: 40_000 }),
      }),
      { selector: ({ cause }) => cause },
    )
    fc.assert(
      fc.property(lost, (rows) => {
        const groups = groupsOf(rows)
        const sum = (all: readonly { minutes: number }[]) =>
          all.reduce((one, { minutes }) => one + minutes, 0)
        expect(sum(groups)).toBe(sum(rows))
        for (const { cause, people } of groups)
          if (cause === 'others') expect(people).toBeNull()
          else expect(people).toBeGreaterThanOrEqual(fewest)
      }),
    )
  })
})
