import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { recordReference } from '#db/record-reference.ts'
import type { Change } from './anonymise.rules.ts'
import { leftOf, token } from './anonymise-values.queries.ts'

/** The records of a rule, and the method for each of their fields. */
export type Due = {
  templateId: string
  templateSerial: number
  templateName: string
  changes: readonly Change[]
  /** Whether agents' comments are deleted: free text, whatever the method. */
  erasesNotes: boolean
  /** Loads that ended before this, and work done before this, are old enough. */
  until: Date
  today: string
  /** Whether the last work counts as well. */
  byWork: boolean
}

/** Whether a table exists: the one for work may not. */
export async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select to_regclass(${name}) is not null as is`.execute(db)
  return rows[0]?.is === true
}

/** Records `r` of loads `l` that are old enough and not yet anonymised. */
function old({ templateSerial, until, byWork }: Due): RawBuilder<boolean> {
  const notWorked = byWork
    ? sql<boolean>`not exists (select from record_work w where w.template_serial = r.template_serial
        and w.reference = ${recordReference('r')} and greatest(w.worked_at, w.last_attempt_at) > ${until})`
    : sql<boolean>`true`
  return sql<boolean>`r.template_serial = ${templateSerial} and l.finished_at <= ${until} and ${notWorked}
    and not exists (select from anonymised_records a where a.load_serial = r.load_serial and a.row_number = r.row_number)`
}

/** Whether hold `h` is in force on a record `r` of a load `l`. */
const holds = ({ templateId, today }: Due): RawBuilder<boolean> =>
  sql<boolean>`h.template_id = ${templateId} and h.released_at is null and (h.until is null or h.until >= ${today}::date)
    and (h.load_id is null or h.load_id = l.id) and (h.record is null or h.record = r.key)`

const held = (due: Due): RawBuilder<boolean> =>
  sql<boolean>`exists (select from legal_holds h where ${holds(due)})`

const valueAt = (change: Change) => sql<string | null>`r.cells[${sql.lit(change.cell)}]`

/** The number of due records and values, and of records under a hold. */
export async function count(db: Db, due: Due) {
  const values = due.changes.map((change) => sql`count(${valueAt(change)}) filter (where not x.held)`)
  const { rows } = await sql<{ records: number; held: number; values: string[] }>`
    select count(*) filter (where not x.held)::int as records, count(*) filter (where x.held)::int as held,
      array[${sql.join([sql`0`, ...values])}]::int[] as "values"
    from records r join loads l on l.serial = r.load_serial cross join lateral (select ${held(due)} as held) x
    where ${old(due)}`.execute(db)
  const [found] = rows
  return {
    records: found?.records ?? 0,
    held: found?.held ?? 0,
    values: (found?.values ?? []).slice(1).map(Number),
  }
}

/** Whether any record is due and not under a hold. */
export async function isAnyDue(db: Db, due: Due): Promise<boolean> {
  const { rows } = await sql`select from records r join loads l on l.serial = r.load_serial
    where ${old(due)} and not ${held(due)} limit 1`.execute(db)
  return rows.length > 0
}

/** A sample of due records: each value before and after. */
export async function sample(db: Db, due: Due, secret: string) {
  const pairs = due.changes.map(
    (change) => sql`${valueAt(change)}, ${leftOf(change, valueAt(change), secret)}`,
  )
  if (pairs.length === 0) return []
  const { rows } = await sql<{ pairs: (string | null)[] }>`
    select array[${sql.join(pairs)}] as pairs from records r join loads l on l.serial = r.load_serial
    where ${old(due)} and not ${held(due)} order by r.load_serial, r.row_number limit 5`.execute(db)
  return rows.map((row) =>
    due.changes.map(({ label }, at) => ({
      field: label,
      before: row.pairs[2 * at] ?? null,
      after: row.pairs[2 * at + 1] ?? null,
    })),
  )
}

/** How many otherwise due records each hold protects. */
export async function heldBy(db: Db, due: Due) {
  const { rows } = await sql<{ holdId: string; reason: string; records: number }>`
    select h.id as hold_id, h.reason, count(*)::int as records
    from records r join loads l on l.serial = r.load_serial join legal_holds h on ${holds(due)}
    where ${old(due)} group by h.id, h.reason order by h.id`.execute(db)
  return rows
}

/** The loads of the template that are old enough. */
export async function loadsOf(db: Db, { templateId, until }: Due) {
  return db
    .selectFrom('loads')
    .where('templateId', '=', templateId)
    .where('finishedAt', '<=', until)
    .select(['id', 'serial'])
    .orderBy('serial')
    .execute()
}

type Slice = { loadSerial: number; first: number; rows: number }

/**
 * Anonymises the due records of a slice in the caller's transaction; returns their number, the number of values by
 * field, and the records' names.
 */
export async function anonymise(
  db: Db,
  due: Due,
  { loadSerial, first, rows }: Slice,
  run: { serial: number; secret: string },
) {
  const { changes } = due
  const width = Math.max(0, ...changes.map(({ cell }) => cell))
  const byCell = new Map(changes.map((change) => [change.cell, change]))
  const cells = Array.from({ length: width }, (_, at) => {
    const change = byCell.get(at + 1)
    const value = sql<string | null>`d.cells[${sql.lit(at + 1)}]`
    return change === undefined ? value : leftOf(change, value, run.secret)
  })
  const rest = sql`coalesce(d.cells[${sql.lit(width + 1)}:], '{}')`
  const key = changes.some(({ isKey }) => isKey)
    ? sql`case when d.key is not null then ${token(sql`d.key`, run.secret)} end`
    : sql`d.key`
  const values = changes.map(({ cell }) => sql`count(d.cells[${sql.lit(cell)}])`)
  const found = await sql<{ records: number; values: number[]; references: string[] }>`
    with due as materialized (
      select r.load_serial, r.row_number, r.key, r.cells from records r join loads l on l.serial = r.load_serial
      where r.load_serial = ${loadSerial} and r.row_number >= ${first} and r.row_number < ${first + rows}
        and ${old(due)} and not ${held(due)} for update of r
    ), changed as (
      update records r set cells = array[${sql.join([...cells])}]::text[] || ${rest}, key = ${key} from due d
      where r.load_serial = d.load_serial and r.row_number = d.row_number
    ), marked as (
      insert into anonymised_records (load_serial, row_number, run_serial)
      select load_serial, row_number, ${run.serial} from due
    )
    select count(*)::int as records, array[${sql.join([sql`0`, ...values])}]::int[] as "values",
      coalesce(array_agg(${recordReference('d')}), '{}') as "references" from due d`.execute(db)
  const [done] = found.rows
  return {
    ...{ records: done?.records ?? 0, values: (done?.values ?? []).slice(1) },
    references: done?.references ?? [],
  }
}

/** Whether any record of a load has been anonymised. */
export const hasAnonymised = async (db: Db, loadSerial: number): Promise<boolean> =>
  (await db
    .selectFrom('anonymisedRecords')
    .select('rowNumber')
    .where('loadSerial', '=', loadSerial)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** The loads whose file and rows may be deleted: no hold protects them, and all their records are anonymised. */
export async function loadsToEmpty(db: Db, due: Due) {
  const { rows } = await sql<{ id: string; fileId: string; blobKey: string }>`
    select l.id, f.id as file_id, f.blob_key from loads l join records_files f on f.id = l.records_file_id
    where l.template_id = ${due.templateId} and l.finished_at <= ${due.until}
      and not exists (select from records r where r.load_serial = l.serial and not exists (
        select from anonymised_records a where a.load_serial = r.load_serial and a.row_number = r.row_number))
      and not exists (select from legal_holds h where h.template_id = l.template_id and h.released_at is null
        and (h.until is null or h.until >= ${due.today}::date) and h.record is null and (h.load_id is null or h.load_id = l.id))
    order by l.serial`.execute(db)
  return rows
}

/** A sample of due values, to search for them afterwards. */
export async function someValues(db: Db, due: Due): Promise<string[]> {
  const revealing = due.changes.filter(({ class: one }) => one !== 'date')
  if (revealing.length === 0) return []
  const { rows } = await sql<{ value: string }>`
    select distinct v as value from (
      select array[${sql.join(revealing.map(valueAt))}] as found from records r join loads l on l.serial = r.load_serial
      where ${old(due)} and not ${held(due)} order by r.load_serial, r.row_number limit 200
    ) x cross join unnest(x.found) v where length(v) >= 8 limit 400`.execute(db)
  return rows.map(({ value }) => value).filter((value) => /^[\p{L}\p{N} @.+_-]+$/u.test(value))
}

/** The tables that contain any of these values, and how many were searched. */
export async function tablesWith(
  db: Db,
  values: readonly string[],
): Promise<{ tables: number; found: string[] }> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const pattern = values.map((value) => value.replace(/[.+-]/g, '\\$&')).join('|')
  const found: string[] = []
  if (values.length > 0)
    for (const { name } of tables) {
      const hit = await sql`select from ${sql.table(name)} t where t::text ~ ${pattern} limit 1`.execute(db)
      if (hit.rows.length > 0) found.push(name)
    }
  return { tables: tables.length, found }
}

/** The remaining files of a template: of its loads, and downloaded ones. */
export async function blobsLeft(db: Db, templateId: string, deleted: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ blobKey: string }>`
    select f.blob_key from loads l join records_files f on f.id = l.records_file_id where l.template_id = ${templateId}
    union select blob_key from downloads where template_id = ${templateId} and blob_key is not null`.execute(
    db,
  )
  return [...new Set([...rows.map(({ blobKey }) => blobKey), ...deleted])]
}
