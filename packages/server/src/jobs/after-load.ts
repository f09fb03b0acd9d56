import type { Db } from '#db/database.ts'
import type { Jobs } from './jobs.ts'

/** The kind of job that takes decisions on duplicates again once a load has come to its end. */
export const afterLoadKind = 'duplicates.replay'

/** Queues what follows the end of a load, in the transaction that ends it: loads need not know what that is. */
export const enqueueAfterLoad = (jobs: Pick<Jobs, 'enqueue'>, db: Db, loadId: string): Promise<void> =>
  jobs.enqueue(db, afterLoadKind, { loadId }, { key: loadId })
