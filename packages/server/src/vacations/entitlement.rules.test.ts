import { describe, expect, it } from 'vitest'
import type { Rounding, VacationRules } from '#db/schema/vacations.ts'
import { entitlementsOf } from './entitlement.rules.ts'
import { triedExample } from './try-policy.rules.ts'

const rulesOf = (days: number, loose: number, more: Partial<VacationRules> = {}): VacationRules => ({
  ...{ unit: 'natural', annualUnits: days * 2, looseUnits: loose * 2, blockDays: null },
  ...{ startOnWorkingDay: false, noticeMonths: 2, carryOverUntil: null, negativeUnits: 0, rounding: 'ceil' },
  ...{ summer: null, halfDays: false, longestDays: null, stages: ['coordinator', 'hr'], looseStages: null },
  ...{ escalationDays: 5, ...more },
})
const contactCenter = rulesOf(28, 4)
const law = rulesOf(30, 0)
const working = rulesOf(23, 0, { unit: 'working' })

/** The annual and loose days of a year under contract in a range of days. */
function daysOf(rules: VacationRules, startsOn: string, endsOn: string | null, year = 2026) {
  const example = { name: '', year, startsOn, endsOn, annualUnits: 0, looseUnits: 0 }
  const { actualAnnualUnits, actualLooseUnits } = triedExample(example, rules)
  return [actualAnnualUnits / 2, actualLooseUnits / 2]
}
const total = (of: number[]) => of.reduce((all, days) => all + days, 0)

describe('what a policy gives', () => {
  it.each([
    ['joins on 15 April', '2026-04-15', null, 23, 22, 17],
    ['leaves on 30 September', '2020-01-01', '2026-09-30', 24, 23, 18],
    ['has a contract from 1 March to 31 August', '2026-03-01', '2026-08-31', 17, 16, 12],
    ['joins on 16 December', '2026-12-16', null, 2, 2, 2],
    ['works all year', '2020-01-01', null, 32, 30, 23],
  ])('who %s gets a share of the year, rounded up', (_who, startsOn, endsOn, ofCenter, ofLaw, ofWorking) => {
    expect(total(daysOf(contactCenter, startsOn, endsOn))).toBe(ofCenter)
    expect(total(daysOf(law, startsOn, endsOn))).toBe(ofLaw)
    expect(total(daysOf(working, startsOn, endsOn))).toBe(ofWorking)
  })

  it.each([
    ['ceil', [2, 2, 2]],
    ['half_up', [1, 1, 1]],
    ['half_day_ceil', [1.5, 1.5, 1.5]],
  ] as const)('rounds sixteen days of December by the rule: %s', (rounding, expected) => {
    const rounded = [contactCenter, law, working].map((rules) =>
      total(daysOf({ ...rules, rounding: rounding satisfies Rounding }, '2026-12-16', null)),
    )
    expect(rounded).toEqual(expected)
  })

  // Calculated by hand: 32 × days / 365, rounded up; of them 4 × days / 365, rounded, are loose.
  it.each([
    ['2026-01-01', null, 365, 28, 4],
    ['2026-02-01', null, 334, 26, 4],
    ['2026-04-15', null, 261, 20, 3],
    ['2026-07-01', null, 184, 15, 2],
    ['2026-10-01', null, 92, 8, 1],
    ['2026-11-15', null, 47, 4, 1],
    ['2026-12-16', null, 16, 2, 0],
    ['2020-01-01', '2026-01-31', 31, 3, 0],
    ['2020-01-01', '2026-06-30', 181, 14, 2],
    ['2020-01-01', '2026-09-30', 273, 21, 3],
  ])(
    'from %s to %s are %i days under contract: %i in blocks and %i loose',
    (startsOn, endsOn, days, ...given) => {
      expect(daysOf(contactCenter, startsOn, endsOn)).toEqual(given)
      const [annual] = entitlementsOf([{ policyId: '', rules: contactCenter, days, daysOfYear: 365 }])
      expect(annual?.explanation).toMatchObject({ daysOfYear: 365, parts: [{ baseUnits: 64, days }] })
      expect(annual?.explanation.exact).toBe(((32 * days) / 365).toFixed(2))
    },
  )

  it('a leap year has a day more to share', () => {
    expect(total(daysOf(law, '2028-02-29', null, 2028))).toBe(26)
    expect(daysOf(law, '2028-01-01', '2028-12-31', 2028)).toEqual([30, 0])
    expect(total(daysOf(working, '2028-07-01', null, 2028))).toBe(12)
    expect(total(daysOf(working, '2027-07-01', null, 2027))).toBe(12)
    // 30 × 61 / 366 is exactly five days; of 365 days it is a little more.
    expect(total(daysOf(law, '2028-11-01', null, 2028))).toBe(5)
    expect(total(daysOf(law, '2027-11-01', null, 2027))).toBe(6)
  })

  it('two agreements in one year each give their part, and of one unit they are rounded together', () => {
    const [first, second] = [
      { policyId: 'law', rules: law, days: 181, daysOfYear: 365 },
      { policyId: 'center', rules: rulesOf(32, 0), days: 184, daysOfYear: 365 },
    ]
    const [both] = entitlementsOf([first, second])
    // 30 × 181 / 365 + 32 × 184 / 365 = 14.88 + 16.13
    expect(both).toMatchObject({ units: 64, policyId: 'center', explanation: { exact: '31.01' } })
    const apart = entitlementsOf([first, { ...second, rules: working }])
    expect(apart.map(({ unit, units }) => [unit, units / 2])).toEqual([
      ['natural', 15],
      ['working', 12],
    ])
  })

  it('counts hours in whole minutes', () => {
    const hours = rulesOf(0, 0, { unit: 'hours', annualUnits: 184 * 60 })
    const [given] = entitlementsOf([{ policyId: '', rules: hours, days: 261, daysOfYear: 365 }])
    expect(given).toMatchObject({ units: 7895, unit: 'hours', explanation: { exact: '7894.36' } })
  })
})
