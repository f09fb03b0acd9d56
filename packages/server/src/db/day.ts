/** The day of an instant, in UTC: assignments and memberships begin and end with a day. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10)

/** The day that is so many days later. */
export const daysAfter = (day: string, count: number): string =>
  dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + count * 24 * 60 * 60_000))
