import type { Db } from '#db/database.ts'
import type { Jobs } from '#jobs/jobs.ts'

export const offerWaitingKind = 'tickets.offerWaiting'

/** Has what waits in these skills offered to whoever has room (TIC-12): when a ticket comes or comes back, or somebody becomes free. */
export async function offerWaiting(
  { db, jobs }: { db: Db; jobs: Pick<Jobs, 'enqueue'> },
  skillIds: readonly string[],
): Promise<void> {
  for (const skillId of new Set(skillIds))
    await jobs.enqueue(db, offerWaitingKind, { skillId }, { key: skillId })
}
