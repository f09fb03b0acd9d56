import { onTestFinished } from 'vitest'
import { fullCost, hashAt } from '#auth/passwords.ts'
import { quickCost } from './quick-hashes.ts'

/**
 * Restores the production cost of password hashes until the end of the test; existing hashes are renewed at the next
 * sign-in.
 */
export function atFullCost(): void {
  hashAt(fullCost)
  onTestFinished(() => hashAt(quickCost))
}
