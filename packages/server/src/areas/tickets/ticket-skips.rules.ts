import { refuse } from '#contract/refuse.ts'

/** Refuses reviewing one's own skips. */
export function checkReviewer({ userId }: { userId: string }, reviewerId: string): void {
  if (userId === reviewerId) refuse('own_account', 'id')
}
