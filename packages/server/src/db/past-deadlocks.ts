import { codeOf } from './failures.ts'

const mostTries = 3

/**
 * Retries the work when PostgreSQL aborts its transaction as a deadlock victim: it was rolled back completely, and
 * the other one has finished by then. The third failure is thrown.
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
