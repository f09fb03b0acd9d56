import { codeOf } from './failures.ts'

const mostTries = 3

/**
 * Does the work again when PostgreSQL chose its transaction to end a deadlock: it was rolled back whole, and who made the
 * other one wait is through by then. What still fails at the third try is thrown.
 */
export async function pastDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (codeOf(error) !== '40P01' || attempt === mostTries) throw error
    }
  }
}
