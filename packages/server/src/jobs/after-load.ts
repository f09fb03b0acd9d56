import type { Db } from '#db/database.ts'
import type { Jobs } from './jobs.ts'

/** The kind of job that re-evaluates decisions on duplicates after a load has ended. */
export const afterLoadKind = 'duplicates.replay'

/** Queues the follow-up of a load in the transaction that ends it, so that loads do not depend on it. */
export const enqueueAfterLoad = (jobs: Pick<Jobs, 'enqueue'>, db: Db, loadId: string): Promise<void> =>
  jobs.enqueue(db, afterLoadKind, { loadId }, { key: loadId })
