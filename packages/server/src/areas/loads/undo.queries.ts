import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { type Paging, page } from '#db/page.ts'
import { isWorked } from '#db/worked-records.ts'
import type { SkippedRecordsTable } from '#db/schema/skipped-records.ts'
import type { TakenBack } from './undo-slices.queries.ts'

type Load = { id: string; serial: number; templateId: string }

/** Stores that a load is being undone, and whether it is deleted afterwards: from the beginning, or resuming. */
export async function begin(
  db: Db,
  loadId: string,
  { total, now, userId, deletes }: { total: number; now: Date; userId: string; deletes: boolean },
): Promise<void> {
  await db
    .insertInto('loadUndos')
    .values({ loadId, total, deletes, turnAt: now, startedAt: now, startedBy: userId })
    .onConflict((conflict) => conflict.column('loadId').doUpdateSet({ deletes, turnAt: now }))
    .execute()
}

/**
 * Whether another load of the template is running, or an earlier requested undo is. The caller locks the template
 * until the end of the transaction, as a starting load does.
 */
export async function hasTurnBefore(db: Db, { id, templateId }: Load): Promise<boolean> {
  await db.selectFrom('templates').select('id').where('id', '=', templateId).forNoKeyUpdate().execute()
  const { rows } = await sql`
    select from loads other left join load_undos u on u.load_id = other.id
    where other.template_id = ${templateId} and other.id <> ${id} and (
      other.state in ('processing', 'pausing')
      or other.state = 'undoing' and (u.turn_at, u.load_id) < (select turn_at, load_id from load_undos where load_id = ${id})
    ) limit 1`.execute(db)
  return rows.length > 0
}

/** Locks a load that is being undone, so that it is not paused within a slice; undefined when it no longer is. */
export const lock = (db: Db, loadId: string) =>
  db
    .selectFrom('loads')
    .innerJoin('loadUndos', 'loadUndos.loadId', 'loads.id')
    .where('loads.id', '=', loadId)
    .where('loads.state', '=', 'undoing')
    .select(['loads.serial', 'loadUndos.checkpointRow', 'loadUndos.total'])
    .select(['loadUndos.removed', 'loadUndos.restored', 'loadUndos.skippedWorked', 'loadUndos.skippedLater'])
    .forUpdate()
    .executeTakeFirst()

/** The progress of an undo, and its requester. */
export const of = (db: Db, loadId: string) =>
  db.selectFrom('loadUndos').selectAll().where('loadId', '=', loadId).executeTakeFirstOrThrow()

/** Adds the counts of a slice, with the new checkpoint. */
export async function moveOn(
  db: Db,
  loadId: string,
  slice: TakenBack & { to: number; workedMs: number },
): Promise<void> {
  await db
    .updateTable('loadUndos')
    .where('loadId', '=', loadId)
    .set((row) => ({
      removed: row('removed', '+', slice.removed),
      restored: row('restored', '+', slice.restored),
      skippedWorked: row('skippedWorked', '+', slice.skippedWorked),
      skippedLater: row('skippedLater', '+', slice.skippedLater),
      workedMs: row('workedMs', '+', slice.workedMs),
      checkpointRow: slice.to,
    }))
    .execute()
}

/** Processes all rows again, for records that can only be undone now. */
export const sweepAgain = (db: Db, loadId: string) =>
  db.updateTable('loadUndos').set({ checkpointRow: 0 }).where('loadId', '=', loadId).execute()

/** Records not accounted for no longer existed. */
export async function finish(db: Db, loadId: string, now: Date): Promise<void> {
  await db
    .updateTable('loadUndos')
    .where('loadId', '=', loadId)
    .set({
      missing: sql<number>`total - removed - restored - skipped_worked - skipped_later`,
      finishedAt: now,
    })
    .execute()
}

type Counts = TakenBack & { worked: { row: number; key: string | null }[] }

/** The expected result of undoing a load, counted now. */
export async function impact(db: Db, loadSerial: number): Promise<Counts> {
  const { rows } = await sql<TakenBack>`
    select count(*) filter (where not ${isWorked('r')} and v.row_number is null)::int as removed,
      count(*) filter (where not ${isWorked('r')} and v.row_number is not null)::int as restored,
      count(*) filter (where ${isWorked('r')})::int as skipped_worked,
      (select count(*)::int from record_versions x where x.former_load = ${loadSerial} and x.load_serial <> ${loadSerial})
        as skipped_later
    from records r left join record_versions v on v.load_serial = r.load_serial and v.row_number = r.row_number
    where r.load_serial = ${loadSerial}`.execute(db)
  const counts = rows[0] ?? { removed: 0, restored: 0, skippedWorked: 0, skippedLater: 0 }
  return { ...counts, worked: await firstWorked(db, loadSerial) }
}

export async function firstWorked(
  db: Db,
  loadSerial: number,
): Promise<{ row: number; key: string | null }[]> {
  const { rows } = await sql<{ row: number; key: string | null }>`
    select r.row_number as row, r.key from records r
    where r.load_serial = ${loadSerial} and ${isWorked('r')} order by r.row_number limit 10`.execute(db)
  return rows
}

/** The records kept by an undo, in the order of the file. */
export function kept(
  db: Db,
  loadSerial: number,
  { reason, ...paging }: Paging & { reason?: SkippedRecordsTable['reason'] },
) {
  const later = sql<{ id: string; name: string } | null>`(
    select json_build_object('id', l.id, 'name', l.name) from loads l where l.serial = k.later_load)`
  const query = db
    .selectFrom('skippedRecords as k')
    .where('k.loadSerial', '=', loadSerial)
    .select(['k.rowNumber as row', 'k.key', 'k.reason', later.as('load')])
    .orderBy('k.rowNumber')
  return page(reason === undefined ? query : query.where('k.reason', '=', reason), paging)
}
