import type { AbsenceFamily } from '#db/schema/absence-types.ts'

export type CauseGroup = Exclude<AbsenceFamily, 'vacation'> | 'others'
/** What was lost by a cause; how many people it is of. */
export type Lost<Cause extends string = CauseGroup> = {
  cause: Cause
  people: number
  days: number
  minutes: number
}
export type ShownLoss = Omit<Lost, 'people'> & { people: number | null }

/** A number that rests on fewer people than these would tell of one of them (AUS-3, REP-9). */
export const fewest = 5

/** What was lost by cause, the most first; what is of a few people is told within the others, however many groups that are. */
export function groupsOf(lost: readonly Lost<Exclude<CauseGroup, 'others'>>[]): ShownLoss[] {
  const few = lost.filter(({ people }) => people < fewest)
  const named: ShownLoss[] = lost.filter(({ people }) => people >= fewest)
  const sorted = named.toSorted((one, other) => other.minutes - one.minutes)
  if (few.length === 0) return sorted
  const add = (name: 'days' | 'minutes') => few.reduce((all, one) => all + one[name], 0)
  return [...sorted, { cause: 'others', people: null, days: add('days'), minutes: add('minutes') }]
}

/** What is agreed to be worked: what contracts and shifts ask for without holidays, with overtime and without vacation. */
export type Agreed = { plannedMinutes: number; overtimeMinutes: number; vacationMinutes: number }

/** The agreed effective hours (HPE). */
export const agreedMinutes = ({ plannedMinutes, overtimeMinutes, vacationMinutes }: Agreed): number =>
  plannedMinutes + overtimeMinutes - vacationMinutes

/** A part of the agreed hours in hundredths of a percent; nothing of none. */
export const percentOf = (minutes: number, agreed: number): number | null =>
  agreed > 0 ? Math.round((minutes / agreed) * 10_000) / 100 : null

export type Rate = { absentMinutes: number | null; agreedMinutes: number; percent: number | null }

/**
 * A rate with both of its numbers: absent of agreed minutes, in hundredths of a percent. Of fewer than five people it is not
 * told, nor that it is of none while others are absent: who knows those would know by which cause they are not.
 */
export function rateOf(
  of: { minutes: number; people: number },
  agreed: number,
  { absent }: { absent: number },
): Rate {
  if (absent > 0 && of.people < fewest) return { absentMinutes: null, agreedMinutes: agreed, percent: null }
  return { absentMinutes: of.minutes, agreedMinutes: agreed, percent: percentOf(of.minutes, agreed) }
}
