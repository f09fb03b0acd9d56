const dayMs = 24 * 60 * 60_000
const days = { unused: 2, ended: 90, inForce: 4 * 365 + 1 } as const

/**
 * When a file is taken away: what no correction has named after two days, for a form is kept for one since it was last
 * touched; what came to nothing ninety days after its end; and what the record rests upon after four years, as the record
 * itself (ET art. 34.9).
 */
export const keptUntil = (from: Date, as: keyof typeof days): Date =>
  new Date(from.getTime() + days[as] * dayMs)
