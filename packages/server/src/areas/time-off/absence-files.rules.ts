const dayMs = 24 * 60 * 60_000
const days = { unused: 2, ended: 90, proved: 3 * 365 + 1 } as const

/**
 * The retention of a proof, while the absence and the fact of the proof stay (AUS-10): two days if unused; ninety
 * days after an unsuccessful absence ended; otherwise three years, when the company's liability lapses (LISOS art. 60
 * by RDL 5/2000).
 */
export const retainedUntil = (from: Date, as: keyof typeof days): Date =>
  new Date(from.getTime() + days[as] * dayMs)
