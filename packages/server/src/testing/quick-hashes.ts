import { hashAt } from '#auth/passwords.ts'

/** Next to nothing. */
export const quickCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

// Tests sign in thousands of times: at the full cost, that would be a quarter of what they cost.
hashAt(quickCost)
