const dayMs = 24 * 60 * 60_000
const days = { unused: 2, ended: 90, inForce: 4 * 365 + 1 } as const

/**
 * The retention of a file: two days if no correction uses it, as long as a form draft is kept; ninety days after the
 * end of an unsuccessful correction; and four years for what the record is based on, like the record itself (ET art.
 * 34.9).
 */
export const retainedUntil = (from: Date, as: keyof typeof days): Date =>
  new Date(from.getTime() + days[as] * dayMs)
