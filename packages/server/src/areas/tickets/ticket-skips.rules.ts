import { refuse } from '#contract/refuse.ts'

/** Refuses that somebody reviews what they passed on themselves. */
export function checkReviewer({ userId }: { userId: string }, reviewerId: string): void {
  if (userId === reviewerId) refuse('own_account', 'id')
}
