import type { Db } from '#db/database.ts'
import type { JobContext } from '#jobs/jobs.ts'
import * as entries from './entries.queries.ts'

type Closed = {
  id: string
  serial: number
  blacklistId: string
  edition: string | null
  errors: number
  created: number
  createdBy: string
}

/**
 * Updates a list after a load. An edition is only applied when all its rows were accepted, and no later one was
 * loaded.
 */
export async function closeEntries(
  db: Db,
  { ids, clock }: Pick<JobContext, 'ids' | 'clock'>,
  load: Closed,
): Promise<void> {
  const { id: loadId, serial, blacklistId, edition, errors, created, createdBy: userId } = load
  if (edition !== null && errors === 0 && !(await entries.hasLater(db, blacklistId, serial)))
    await entries.run(db, { id: ids.next(), loadId, blacklistId, edition, created, now: clock.now(), userId })
  await entries.recount(db, blacklistId)
}
