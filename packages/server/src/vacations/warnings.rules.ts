import { daysAfter } from '#db/day.ts'
import type { VacationRules } from '#db/schema/vacations.ts'
import { type Asked, type Facts, isShortNotice, type Judged, monthsBefore, unitsOf } from './judge.rules.ts'
import { spentOf } from './spent.rules.ts'

export type Warning = {
  rule: 'notice' | 'summer_block' | 'expires'
  date: string | null
  count: number | null
}

/** How long before its end the rest of a bucket is reported. */
const expiryNoticeDays = 90

/** Warnings about a request that do not refuse it. */
export function warningsOf({ kind }: Asked, result: Judged, facts: Facts): Warning[] {
  const { rules, days } = result
  const first = days[0]?.date
  if (rules === null || first === undefined) return []
  return [
    ...(isShortNotice(first, facts.today, rules)
      ? [
          {
            rule: 'notice' as const,
            date: monthsBefore(first, rules.noticeMonths),
            count: rules.noticeMonths,
          },
        ]
      : []),
    ...(kind === 'annual' ? summerOf(rules, result, facts) : []),
    ...expiring(result, facts),
  ]
}

/** The agreement's preferred consecutive days in summer: from when too few are left for them, until summer is over. */
function summerOf({ summer }: VacationRules, { days, available, units }: Judged, facts: Facts): Warning[] {
  const year = days[0]?.date.slice(0, 4)
  if (summer === null || year === undefined) return []
  const [from, until] = [`${year}-${summer.from}`, `${year}-${summer.until}`]
  if (until < facts.today) return []
  const off = new Set([...days.map(({ date }) => date), ...facts.held.keys()])
  let [longest, run] = [0, 0]
  for (let date = from; date <= until; date = daysAfter(date, 1)) {
    run = off.has(date) ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  const isReached = longest >= summer.days || available - units >= unitsOf(summer.days)
  return isReached ? [] : [{ rule: 'summer_block', date: null, count: summer.days }]
}

function expiring({ days, spendings }: Judged, facts: Facts): Warning[] {
  const soon = daysAfter(facts.today, expiryNoticeDays)
  const spent = new Map(spentOf(spendings, facts.buckets).map(({ bucketId, left }) => [bucketId, left]))
  return facts.buckets
    .filter(({ validUntil }) => validUntil >= facts.today && validUntil <= soon && days.length > 0)
    .map(({ id, free, validUntil }) => ({
      ...{ rule: 'expires' as const, date: validUntil, count: spent.get(id) ?? free },
    }))
    .filter(({ count }) => count > 0)
}
