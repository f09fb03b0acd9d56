const dayMs = 24 * 60 * 60_000

/** The date of this many days from now, in UTC. */
export const dayIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
