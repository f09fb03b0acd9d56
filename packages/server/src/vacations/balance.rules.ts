import type { LeaveUnit, VacationKind } from '#db/schema/vacations.ts'
import { grouped } from '#db/grouped.ts'

/** The movements of a bucket, as far as they concern one year. */
export type BucketSums = {
  id: string
  kind: VacationKind
  unit: LeaveUnit
  year: number
  validUntil: string
  /** The end as the reader may know it: the one of returned days would reveal sick leave. */
  shownUntil: string
  entitled: number
  adjusted: number
  expired: number
  /** Spent on days before the year. */
  usedBefore: number
  enjoyed: number
  approved: number
  pending: number
}

export type Amounts = {
  kind: VacationKind
  unit: LeaveUnit
  entitlement: number
  carriedOver: number
  carriedUntil: string | null
  adjusted: number
  expired: number
  enjoyed: number
  approved: number
  pending: number
  available: number
}
type Days = { year: number; today: string }

/** What a bucket of an earlier year has left for this one. */
export const carriedOver = ({ entitled, adjusted, usedBefore }: BucketSums): number =>
  entitled + adjusted - usedBefore

/** The rest of an ended bucket that no movement contains yet. */
export function unwritten(sums: BucketSums, today: string): number {
  const { entitled, adjusted, expired, usedBefore, enjoyed, approved, pending, validUntil } = sums
  const left = entitled + adjusted - expired - usedBefore - enjoyed - approved - pending
  return validUntil < today ? Math.max(0, left) : 0
}

/** The terms of a year's vacation, one per kind and unit; `available` is their sum. */
export function amountsOf(buckets: readonly BucketSums[], { year, today }: Days): Amounts[] {
  const groups = grouped(buckets, ({ kind, unit }) => `${kind} ${unit}`)
  return [...groups.values()].map((group) => amountOf(group[0], group, { year, today }))
}

function amountOf({ kind, unit }: BucketSums, group: readonly BucketSums[], { year, today }: Days): Amounts {
  const own = group.filter((one) => one.year === year)
  const earlier = group.filter((one) => one.year < year)
  const sum = (of: readonly BucketSums[], value: (one: BucketSums) => number) =>
    of.reduce((all, one) => all + value(one), 0)
  const terms = {
    entitlement: sum(own, ({ entitled }) => entitled),
    carriedOver: sum(earlier, carriedOver),
    adjusted: sum(own, ({ adjusted }) => adjusted),
    expired: sum(group, (one) => one.expired + unwritten(one, today)),
    enjoyed: sum(group, ({ enjoyed }) => enjoyed),
    approved: sum(group, ({ approved }) => approved),
    pending: sum(group, ({ pending }) => pending),
  }
  const { entitlement, adjusted, expired, enjoyed, approved, pending } = terms
  const ends = earlier.filter((one) => carriedOver(one) !== 0).map(({ shownUntil }) => shownUntil)
  return {
    ...{ kind, unit, ...terms, carriedUntil: ends.sort().at(-1) ?? null },
    available: entitlement + terms.carriedOver + adjusted - expired - enjoyed - approved - pending,
  }
}
