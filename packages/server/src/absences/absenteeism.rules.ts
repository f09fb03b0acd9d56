import type { AbsenceFamily } from '#db/schema/absence-types.ts'

export type CauseGroup = Exclude<AbsenceFamily, 'vacation'> | 'others'
/** Lost minutes by cause, and the number of people. */
export type Lost<Cause extends string = CauseGroup> = {
  cause: Cause
  people: number
  days: number
  minutes: number
}
export type ShownLoss = Omit<Lost, 'people'> & { people: number | null }

/** A figure based on fewer people would reveal an individual (AUS-3, REP-9). */
export const fewest = 5

/**
 * Lost minutes by cause, highest first; causes of a few people are merged into the others, for any number of groups.
 */
export function groupsOf(lost: readonly Lost<Exclude<CauseGroup, 'others'>>[]): ShownLoss[] {
  const few = lost.filter(({ people }) => people < fewest)
  const named: ShownLoss[] = lost.filter(({ people }) => people >= fewest)
  const sorted = named.toSorted((one, other) => other.minutes - one.minutes)
  if (few.length === 0) return sorted
  const add = (name: 'days' | 'minutes') => few.reduce((all, one) => all + one[name], 0)
  return [...sorted, { cause: 'others', people: null, days: add('days'), minutes: add('minutes') }]
}

/** The agreed work: contracts and shifts without holidays, plus overtime, minus vacation. */
export type Agreed = { plannedMinutes: number; overtimeMinutes: number; vacationMinutes: number }

/** The agreed effective hours (HPE). */
export const agreedMinutes = ({ plannedMinutes, overtimeMinutes, vacationMinutes }: Agreed): number =>
  plannedMinutes + overtimeMinutes - vacationMinutes

/** A share of the agreed hours in hundredths of a percent; undefined without any. */
export const percentOf = (minutes: number, agreed: number): number | null =>
  agreed > 0 ? Math.round((minutes / agreed) * 10_000) / 100 : null

export type Rate = { absentMinutes: number | null; agreedMinutes: number; percent: number | null }

/**
 * A rate with both of its numbers: absent by agreed minutes, in hundredths of a percent. For fewer than five people
 * it is masked, even when it is zero while others are absent: that would reveal the cause by exclusion.
 */
export function rateOf(
  of: { minutes: number; people: number },
  agreed: number,
  { absent }: { absent: number },
): Rate {
  if (absent > 0 && of.people < fewest) return { absentMinutes: null, agreedMinutes: agreed, percent: null }
  return { absentMinutes: of.minutes, agreedMinutes: agreed, percent: percentOf(of.minutes, agreed) }
}
