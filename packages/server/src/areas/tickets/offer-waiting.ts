import type { Db } from '#db/database.ts'
import type { Jobs } from '#jobs/jobs.ts'

export const offerWaitingKind = 'tickets.offerWaiting'

/**
 * Offers these skills' waiting tickets (TIC-12): when a ticket is created or returned, or somebody becomes available.
 */
export async function offerWaiting(
  { db, jobs }: { db: Db; jobs: Pick<Jobs, 'enqueue'> },
  skillIds: readonly string[],
): Promise<void> {
  for (const skillId of new Set(skillIds))
    await jobs.enqueue(db, offerWaitingKind, { skillId }, { key: skillId })
}
