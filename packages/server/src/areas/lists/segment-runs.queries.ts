import { type Insertable, type Updateable } from 'kysely'
import type { SegmentRun } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'
import { type Paging, page } from '#db/page.ts'
import type { SegmentResultsTable, SegmentRunsTable } from '#db/schema/segments.ts'

type Query = Paging & { state?: SegmentRun['state'][] }

const runs = (db: Db) =>
  db
    .selectFrom('segmentRuns')
    .innerJoin('users', 'users.id', 'segmentRuns.createdBy')
    .selectAll('segmentRuns')
    .select('users.displayName as creatorName')

export type RunRow = NonNullable<Awaited<ReturnType<typeof find>>>
export type ResultRow = Awaited<ReturnType<typeof results>>[number]

export function list(db: Db, { state, ...paging }: Query) {
  const query = runs(db).orderBy('segmentRuns.createdAt', 'desc').orderBy('segmentRuns.id')
  return page(state && state.length > 0 ? query.where('segmentRuns.state', 'in', state) : query, paging)
}

export const find = (db: Db, id: string) => runs(db).where('segmentRuns.id', '=', id).executeTakeFirst()

/** The results of runs' segments, in the order of computation. */
export const results = (db: Db, runIds: readonly string[]) =>
  db
    .selectFrom('segmentResults')
    .selectAll()
    .where('runId', 'in', runIds)
    .orderBy('runId')
    .orderBy('place')
    .execute()

export const lock = (db: Db, id: string) =>
  db.selectFrom('segmentRuns').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function insert(
  db: Db,
  run: Insertable<SegmentRunsTable>,
  segments: readonly Insertable<SegmentResultsTable>[],
): Promise<void> {
  await db.insertInto('segmentRuns').values(run).execute()
  await db.insertInto('segmentResults').values(segments).execute()
}

export const change = (db: Db, id: string, changes: Updateable<SegmentRunsTable>) =>
  db.updateTable('segmentRuns').set(changes).where('id', '=', id).execute()

export const changeResult = (
  db: Db,
  { runId, place }: { runId: string; place: number },
  changes: Updateable<SegmentResultsTable>,
) =>
  db
    .updateTable('segmentResults')
    .set(changes)
    .where('runId', '=', runId)
    .where('place', '=', place)
    .execute()

/** Whether another run is computing a segment of the same exclusive set: two at once would take the same records. */
export async function isSetBusy(
  db: Db,
  { templateId, exclusiveSet }: { templateId: string; exclusiveSet: string },
): Promise<boolean> {
  const busy = await db
    .selectFrom('segments')
    .select('id')
    .where('templateId', '=', templateId)
    .where('exclusiveSet', '=', exclusiveSet)
    .where('state', 'in', ['queued', 'processing'])
    .limit(1)
    .executeTakeFirst()
  return busy !== undefined
}
