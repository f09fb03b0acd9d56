const dayMs = 24 * 60 * 60_000
const days = { unused: 2, ended: 90, proved: 3 * 365 + 1 } as const

/**
 * When a proof is taken away, while the absence and that it was proved stay (AUS-10): what no absence has named after two
 * days; of what came to nothing ninety days later; and of all others after three years, when what the company might be
 * asked about it has lapsed (LISOS art. 60 by RDL 5/2000).
 */
export const keptUntil = (from: Date, as: keyof typeof days): Date =>
  new Date(from.getTime() + days[as] * dayMs)
