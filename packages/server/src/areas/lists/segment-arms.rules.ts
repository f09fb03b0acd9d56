import type { ArmDifference, SegmentArm } from '@portal/sdk/contract'

/** The results of one arm: records, each counted once. */
export type Called = { contacts: number; reached: number; conversions: number }

/** The quantile of the normal distribution for two-sided 95 %. */
const z = 1.959963984540054

/**
 * The Wilson score interval of a proportion, for this many hits in this many records, at least 1. It stays within 0
 * and 1 and works for few records and rare hits, where the normal approximation does not. Source: E. B. Wilson,
 * "Probable inference, the law of succession, and statistical inference", Journal of the American Statistical
 * Association 22 (1927), 209-212.
 */
export function wilson(hits: number, of: number): { from: number; until: number } {
  const share = hits / of
  const whole = 1 + z ** 2 / of
  const centre = (share + z ** 2 / (2 * of)) / whole
  const reach = (z / whole) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))
  return {
    from: hits === 0 ? 0 : Math.max(0, centre - reach),
    until: hits === of ? 1 : Math.min(1, centre + reach),
  }
}

/** The results of an arm, with its conversion rate and 95 % Wilson interval; null without contacts. */
export function armOf({ contacts, reached, conversions }: Called): SegmentArm {
  const counts = { contacts, reached, conversions }
  if (contacts === 0) return { ...counts, rate: null, rateFrom: null, rateUntil: null }
  const { from, until } = wilson(conversions, contacts)
  return { ...counts, rate: conversions / contacts, rateFrom: from, rateUntil: until }
}

/**
 * The difference of the challenger's and the champion's rate, with its 95 % interval; null while either has no
 * contacts. It is significant if the interval excludes 0. It combines both Wilson intervals and needs no minimum of
 * conversions. Source: R. G. Newcombe, "Interval estimation for the difference between independent proportions",
 * Statistics in Medicine 17 (1998), 873-890, method 10.
 */
export function differenceOf(champion: Called, challenger: Called): ArmDifference {
  if (champion.contacts === 0 || challenger.contacts === 0) return null
  const [before, after] = [champion, challenger].map(({ conversions, contacts }) => ({
    rate: conversions / contacts,
    ...wilson(conversions, contacts),
  })) as [Bounded, Bounded]
  const rate = after.rate - before.rate
  const from = rate - Math.hypot(after.rate - after.from, before.until - before.rate)
  const until = rate + Math.hypot(after.until - after.rate, before.rate - before.from)
  return { rate, from, until, isSignificant: from > 0 || until < 0 }
}

type Bounded = { rate: number; from: number; until: number }
