import { onTestFinished } from 'vitest'
import { fullCost, hashAt } from '#auth/passwords.ts'
import { quickCost } from './quick-hashes.ts'

/** Until the test is over passwords cost what they do in the product; one that is kept, after it is next signed in with. */
export function atFullCost(): void {
  hashAt(fullCost)
  onTestFinished(() => hashAt(quickCost))
}
