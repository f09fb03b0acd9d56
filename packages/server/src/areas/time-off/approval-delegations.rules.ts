import { refuse } from '#contract/refuse.ts'
import { daysAfter } from '#db/day.ts'

type Days = { startsOn: string; endsOn: string }
/** A delegation: one person decides for another on these days. */
export type DelegationInForce = Days & {
  delegatorId: string
  delegateId: string
  families: readonly string[]
}

/** The maximum duration of a delegation. */
const longestDays = 366

/** Refuses days in the past, in the wrong order, or too many. */
export function checkDays({ startsOn, endsOn }: Days, today: string): void {
  if (startsOn < today) refuse('too_soon', 'startsOn', { value: today })
  if (endsOn < startsOn) refuse('less_than', 'endsOn', { value: startsOn })
  const last = daysAfter(startsOn, longestDays - 1)
  if (endsOn > last) refuse('greater_than', 'endsOn', { value: last })
}

const overlaps = (one: Days, other: Days): boolean =>
  one.startsOn <= other.endsOn && other.startsOn <= one.endsOn

const shares = (one: DelegationInForce, other: DelegationInForce): boolean =>
  overlaps(one, other) && one.families.some((family) => other.families.includes(family))

/**
 * Refuses oneself, duplicates, and loops: a delegate for whom the delegator stands in, directly or indirectly, on the
 * same days.
 */
export function checkLoop(wanted: DelegationInForce, others: readonly DelegationInForce[]): void {
  const { delegatorId, delegateId } = wanted
  if (delegateId === delegatorId) refuse('own_account', 'delegateId')
  const at = others.filter((other) => shares(wanted, other))
  if (at.some((one) => one.delegatorId === delegatorId && one.delegateId === delegateId))
    refuse('taken', 'startsOn')
  const reached = new Set([delegateId])
  for (let grown = 0; grown !== reached.size; ) {
    grown = reached.size
    for (const one of at) if (reached.has(one.delegatorId)) reached.add(one.delegateId)
  }
  if (reached.has(delegatorId)) refuse('invalid', 'delegateId')
}

/** The days of a period without a stand-in, as one range from the first to the last; none if all are covered. */
export function uncovered(time: Days, covered: readonly Days[], today: string): Days | undefined {
  const free: string[] = []
  const from = time.startsOn < today ? today : time.startsOn
  for (let day = from; day <= time.endsOn; day = daysAfter(day, 1))
    if (!covered.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)) free.push(day)
  const [first, last] = [free[0], free.at(-1)]
  return first === undefined || last === undefined ? undefined : { startsOn: first, endsOn: last }
}
