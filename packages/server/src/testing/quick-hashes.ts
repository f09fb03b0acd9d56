import { hashAt } from '#auth/passwords.ts'

/** The minimum cost. */
export const quickCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

// Tests sign in thousands of times: at the full cost, that would be a quarter of their time.
hashAt(quickCost)
