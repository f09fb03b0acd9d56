import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { isWorked } from '#db/worked-records.ts'

/** Rows of a load: those after `from` up to `to`. */
export type RowSpan = { loadSerial: number; from: number; to: number }

/** The results for the records of some rows. */
export type TakenBack = { removed: number; restored: number; skippedWorked: number; skippedLater: number }

const allRows = { from: 0, to: 2_147_483_647 }

/**
 * Undoes the rows of a range with set operations, in the caller's transaction; skipped records are listed in
 * `skipped_records`.
 */
export async function takeBack(db: Db, span: RowSpan): Promise<TakenBack> {
  await lockWork(db, span)
  // First those that a later load took over: afterwards their versions skip this load, so that nothing is processed
  // twice.
  const skippedLater = (await leaveAsCreated(db, span)) + (await leadPast(db, span))
  const removed = await removeCreated(db, span)
  const restored = await restoreFormer(db, span)
  await forgetVersions(db, span)
  return { removed, restored, skippedLater, skippedWorked: await nameWorked(db, span) }
}

/** Locks these records, so that none is served while it is decided whether it was worked. */
async function lockWork(db: Db, span: RowSpan): Promise<void> {
  await sql`select from record_work w join records r on w.template_serial = r.template_serial
      and w.reference = coalesce(r.key, '#' || r.load_serial || ':' || r.row_number)
    where r.load_serial = ${span.loadSerial} and ${within(sql`r.row_number`, span)} for update of w`.execute(
    db,
  )
}

/** Undoes the whole of a load that will be deleted: nothing stays, except what a later load took over. */
export async function takeBackAll(db: Db, loadSerial: number): Promise<void> {
  const span = { loadSerial, ...allRows }
  while (await hasMore(db, loadSerial)) await takeBack(db, span)
  await db.deleteFrom('skippedRecords').where('loadSerial', '=', loadSerial).execute()
  await db.deleteFrom('recordVersions').where('loadSerial', '=', loadSerial).execute()
}

/** Whether anything is left to undo. Rarely after its last row: a load that took one record over twice. */
export async function hasMore(db: Db, loadSerial: number): Promise<boolean> {
  const { rows } = await sql<{ more: boolean }>`
    select exists (select from records r where r.load_serial = ${loadSerial} and not ${isWorked('r')})
      or exists (select from record_versions x where x.former_load = ${loadSerial} and x.load_serial <> ${loadSerial})
      as more`.execute(db)
  return rows[0]?.more ?? false
}

/**
 * Updates the planner's statistics for a load that is undone right after it was loaded. Without them the planner
 * assumes one row, and reads the whole load for each of its rows. Skipped while another process does the same.
 */
export async function countRows(db: Db): Promise<void> {
  await sql`analyze (skip_locked) records, record_versions`.execute(db)
}

/** The last row of a load that may have a record or a version. */
export async function lastRow(db: Db, loadSerial: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select greatest(
      (select max(row_number) from records where load_serial = ${loadSerial}),
      (select max(row_number) from record_versions where load_serial = ${loadSerial}),
      (select max(former_row) from record_versions where former_load = ${loadSerial}), 0) as last`.execute(db)
  return rows[0]?.last ?? 0
}

const within = (column: RawBuilder<unknown>, { from, to }: RowSpan) =>
  sql`${column} > ${from} and ${column} <= ${to}`

/** This load created it, a later one took it over: now it is as if the later one had created it. */
function leaveAsCreated(db: Db, span: RowSpan): Promise<number> {
  const { loadSerial } = span
  return countOf(
    db,
    sql`with skipped as (
      delete from record_versions x
      where x.former_load = ${loadSerial} and ${within(sql`x.former_row`, span)} and x.load_serial <> ${loadSerial}
        and not exists (select from record_versions v where v.load_serial = x.former_load and v.row_number = x.former_row)
      returning x.former_row as row_number, x.key, x.load_serial as later_load
    ), ${named(loadSerial)} select count(*)::int as count from skipped`,
  )
}

/**
 * This load took it over, and a later one from it: the later one's version now refers to the state before this load.
 */
function leadPast(db: Db, span: RowSpan): Promise<number> {
  const { loadSerial } = span
  return countOf(
    db,
    sql`with skipped as (
      update record_versions x set former_load = v.former_load, former_row = v.former_row,
        former_cells = coalesce(v.former_cells, x.former_cells)
      from record_versions v
      where x.former_load = ${loadSerial} and ${within(sql`x.former_row`, span)} and x.load_serial <> ${loadSerial}
        and v.load_serial = ${loadSerial} and v.row_number = x.former_row
      returning v.row_number, x.key, x.load_serial as later_load
    ), ${named(loadSerial)} select count(*)::int as count from skipped`,
  )
}

const named = (loadSerial: number) => sql`named as (
  insert into skipped_records (load_serial, row_number, key, reason, later_load)
  select ${loadSerial}, row_number, key, 'later', later_load from skipped on conflict do nothing
)`

function removeCreated(db: Db, span: RowSpan): Promise<number> {
  const { loadSerial } = span
  return countOf(
    db,
    sql`with removed as (
      delete from records r where r.load_serial = ${loadSerial} and ${within(sql`r.row_number`, span)}
        and not exists (select from record_versions v where v.load_serial = r.load_serial and v.row_number = r.row_number)
        and not ${isWorked('r')}
      returning 1
    ) select count(*)::int as count from removed`,
  )
}

function restoreFormer(db: Db, span: RowSpan): Promise<number> {
  const { loadSerial } = span
  return countOf(
    db,
    sql`with restored as (
      update records r set load_serial = v.former_load, row_number = v.former_row, cells = coalesce(v.former_cells, r.cells)
      from record_versions v
      where r.load_serial = ${loadSerial} and ${within(sql`r.row_number`, span)}
        and v.load_serial = ${loadSerial} and v.row_number = r.row_number and ${within(sql`v.row_number`, span)}
        and not ${isWorked('r')}
      returning 1
    ) select count(*)::int as count from restored`,
  )
}

/** Versions without a predecessor. Those of worked records stay: a later load may refer to them. */
async function forgetVersions(db: Db, span: RowSpan): Promise<void> {
  await sql`delete from record_versions v where v.load_serial = ${span.loadSerial} and ${within(sql`v.row_number`, span)}
    and not exists (select from records r where r.load_serial = v.load_serial and r.row_number = v.row_number)`.execute(
    db,
  )
}

function nameWorked(db: Db, span: RowSpan): Promise<number> {
  const { loadSerial } = span
  return countOf(
    db,
    sql`with named as (
      insert into skipped_records (load_serial, row_number, key, reason)
      select r.load_serial, r.row_number, r.key, 'worked' from records r
      where r.load_serial = ${loadSerial} and ${within(sql`r.row_number`, span)} and ${isWorked('r')}
      on conflict do nothing returning 1
    ) select count(*)::int as count from named`,
  )
}

async function countOf(db: Db, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await (query as RawBuilder<{ count: number }>).execute(db)
  return rows[0]?.count ?? 0
}
