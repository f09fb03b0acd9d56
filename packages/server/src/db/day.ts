/** The date of an instant, in UTC: assignments and memberships begin and end with a day. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10)

/** The date this many days later. */
export const daysAfter = (day: string, count: number): string =>
  dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + count * 24 * 60 * 60_000))

/** A range of dates, inclusive; open-ended when the end is null. */
export type Period = { startsOn: string; endsOn: string | null }

/** The position of a range relative to a day. */
export function stateOf({ startsOn, endsOn }: Period, today: string): 'past' | 'current' | 'planned' {
  if (startsOn > today) return 'planned'
  return endsOn !== null && endsOn < today ? 'past' : 'current'
}

/** The month of a day, as `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** The first day of a month. */
export const firstOf = (month: string): string => `${month}-01`

/** The month this many months later. */
export function monthsAfter(month: string, count: number): string {
  const at = new Date(`${month}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + count)
  return monthOf(at.toISOString())
}

/** The last day of a month. */
export const lastOf = (month: string): string => daysAfter(firstOf(monthsAfter(month, 1)), -1)

/** Every day of a month. */
export function daysOfMonth(month: string): string[] {
  const count = Number(lastOf(month).slice(8))
  return Array.from({ length: count }, (_, index) => daysAfter(firstOf(month), index))
}
