import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import * as queries from './segment-runs.queries.ts'

/** Ends a run: segments that were not computed keep their members, and can be run again. */
export async function closeRest(db: Db, runId: string, finishedAt: Date): Promise<void> {
  const left = db
    .updateTable('segmentResults')
    .set({ state: 'stopped' })
    .where('runId', '=', runId)
    .where('state', 'in', ['queued', 'processing'])
  const stopped = await left.returning('segmentId').execute()
  await db
    .updateTable('segments')
    .set({ state: sql`case when computed_at is null then 'new' else 'computed' end`, runId: null })
    .where('runId', '=', runId)
    .where('state', 'in', ['queued', 'processing'])
    .execute()
  const failed = await db
    .selectFrom('segmentResults')
    .select('place')
    .where('runId', '=', runId)
    .where('state', '=', 'failed')
    .limit(1)
    .executeTakeFirst()
  const whole = failed === undefined ? 'completed' : 'completed_with_errors'
  await queries.change(db, runId, { state: stopped.length > 0 ? 'stopped' : whole, finishedAt })
}
