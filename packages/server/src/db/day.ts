/** The day of an instant, in UTC: assignments and memberships begin and end with a day. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10)

/** The day that is so many days later. */
export const daysAfter = (day: string, count: number): string =>
  dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + count * 24 * 60 * 60_000))

/** Days from one to another, both included; without an end when it is null. */
export type Period = { startsOn: string; endsOn: string | null }

/** Where a time stands on a day. */
export function stateOf({ startsOn, endsOn }: Period, today: string): 'past' | 'current' | 'planned' {
  if (startsOn > today) return 'planned'
  return endsOn !== null && endsOn < today ? 'past' : 'current'
}
