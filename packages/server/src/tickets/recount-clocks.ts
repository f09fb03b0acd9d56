import type { Db } from '#db/database.ts'
import type { Jobs } from '#jobs/jobs.ts'

export const recountClocksKind = 'tickets.recountClocks'

/**
 * Recomputes the clocks of all open tickets after the reply, because the hours of a service or a calendar have
 * changed (TIC-5).
 */
export const recountClocks = ({ db, jobs }: { db: Db; jobs: Pick<Jobs, 'enqueue'> }): Promise<void> =>
  jobs.enqueue(db, recountClocksKind, { after: '00000000-0000-0000-0000-000000000000' }, { key: 'all' })
