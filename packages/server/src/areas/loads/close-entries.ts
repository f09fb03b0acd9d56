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

/** What a list is after a load of it. A version counts only when every row of it was taken, and none came after it. */
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
