import type { Db } from '#db/database.ts'
import type { Jobs } from '#jobs/jobs.ts'
import type { Clock } from '#seams/clock.ts'
import type { Ids } from '#seams/ids.ts'
import { begin } from './clock-recounts.queries.ts'

export const recountClocksKind = 'tickets.recountClocks'

type Recounting = { db: Db; jobs: Pick<Jobs, 'enqueue'>; ids: Ids; clock: Clock; user: { id: string } }

/**
 * Has the clocks of all open tickets counted anew after the reply: the hours of a service, a calendar or a priority have
 * changed (TIC-5). Answers the id of the recount.
 */
export async function recountClocks({ db, jobs, ids, clock, user }: Recounting): Promise<string> {
  const id = await begin(db, { id: ids.next(), createdBy: user.id, createdAt: clock.now() })
  await jobs.enqueue(db, recountClocksKind, {}, { key: 'all' })
  return id
}
