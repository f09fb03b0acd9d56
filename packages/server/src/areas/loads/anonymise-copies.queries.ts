import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { token } from './anonymise-values.queries.ts'

export type TableOfRecords = { name: string; hasCells: boolean }

/** Tables that refer to records of a template, and those of them that also store values. */
export async function tablesOfRecords(db: Db): Promise<TableOfRecords[]> {
  const { rows } = await sql<TableOfRecords>`
    select c.table_name as name, bool_or(c.column_name = 'cells') as has_cells
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1
    having bool_or(c.column_name = 'template_serial') and bool_or(c.column_name = 'reference')`.execute(db)
  return rows
}

/** Whether a reference is the load and row of a record without a key, which reveals nothing. */
export const isPlace = (reference: string): boolean => /^#\d+:\d+$/.test(reference)

/**
 * All names that records have had: their own, and those of merged records, transitively. Attempts and former versions
 * keep the name they were created with, even in another template.
 */
export async function namesOf(db: Db, templateSerial: number, references: readonly string[]) {
  const { rows } = await sql<{ templateSerial: number; names: string[] }>`
    with recursive named (template_serial, reference) as (
      select ${templateSerial}::int, unnest(${[...references]}::text[])
      union
      select x."templateSerial", x.reference from named n
        join duplicate_members m on m.template_serial = n.template_serial and m.reference = n.reference collate "C"
        join duplicate_merges d on d.survivor = m.number and d.undone_at is null
        join duplicate_groups g on g.id = d.group_id and g.search_serial = m.search_serial
        cross join lateral jsonb_to_recordset(d.before) x (number int, "templateSerial" int, reference text)
      where x.number <> d.survivor
    )
    select template_serial, array_agg(reference) as names from named group by 1`.execute(db)
  return rows
}

/** Agents' comments. Attempts are otherwise immutable. */
export const dropNotes = (db: Db, templateSerial: number, names: readonly string[]) =>
  sql`update record_attempts set notes = null
    where template_serial = ${templateSerial} and reference = any(${[...names]}::text[]) and notes is not null`.execute(
    db,
  )

/** References by key use the anonymised key from now on; former values are deleted. */
export async function rename(
  db: Db,
  table: { name: string; hasCells: boolean },
  { templateSerial, keys, secret }: { templateSerial: number; keys: readonly string[]; secret: string },
): Promise<void> {
  const named = sql`template_serial = ${templateSerial} and reference = any(${[...keys]}::text[])`
  if (table.hasCells) await sql`delete from ${sql.table(table.name)} where ${named}`.execute(db)
  else
    await sql`update ${sql.table(table.name)} set reference = ${token(sql`reference`, secret)} where ${named}`.execute(
      db,
    )
}

/** Former values stored elsewhere: versions for undoing loads, and images for undoing merges. */
export async function dropCopies(db: Db, templateSerial: number, keys: readonly string[]): Promise<void> {
  await sql`delete from record_versions where key = any(${[...keys]}::text[]) and load_serial in (
    select l.serial from loads l join templates t on t.id = l.template_id where t.serial = ${templateSerial})`.execute(
    db,
  )
  await sql`update skipped_records set key = null where key = any(${[...keys]}::text[]) and load_serial in (
    select l.serial from loads l join templates t on t.id = l.template_id where t.serial = ${templateSerial})`.execute(
    db,
  )
  await sql`
    with touched as (
      select g.id, g.search_serial, g.number from duplicate_members m join duplicate_groups g
        on g.search_serial = m.search_serial and g.number = m.group_number
      where m.template_serial = ${templateSerial} and m.reference = any(${[...keys]}::text[])
    ), unnamed as (
      update duplicate_groups g set label = '' from touched t where g.id = t.id
    ), former as (
      update duplicate_members m set reference = '' from touched t, duplicate_merges d
      where m.search_serial = t.search_serial and m.group_number = t.number and d.group_id = t.id and d.survivor <> m.number
    )
    update duplicate_merges d set before = '[]', after = '[]', links = '{}' from touched t where d.group_id = t.id`.execute(
    db,
  )
}

/** Other tables that refer by key switch to the anonymised key. */
export async function renameElsewhere(
  db: Db,
  { templateSerial, keys, secret }: { templateSerial: number; keys: readonly string[]; secret: string },
): Promise<void> {
  const among = (name: string) => sql`${sql.ref(name)} = any(${[...keys]}::text[])`
  const left = (name: string) => token(sql.ref(name), secret)
  for (const table of ['segment_members', 'segment_stored_arms'])
    await sql`update ${sql.table(table)} set reference = ${left('reference')} where ${among('reference')}
      and segment_serial in (select serial from segments where template_serial = ${templateSerial})`.execute(
      db,
    )
  await sql`update distinct_records set one = ${left('one')}
    where one_template = ${templateSerial} and ${among('one')}`.execute(db)
  await sql`update distinct_records set other = ${left('other')}
    where other_template = ${templateSerial} and ${among('other')}`.execute(db)
}

/** Ended holds no longer refer to the key. */
export async function forgetHeld(db: Db, templateSerial: number, keys: readonly string[]): Promise<void> {
  await sql`update legal_holds set record = '***'
    where template_id = (select id from templates where serial = ${templateSerial}) and record = any(${[...keys]}::text[])`.execute(
    db,
  )
}

/** Empties what a load stores of its file besides the records; returns the number of rows of each kind. */
export async function empty(db: Db, { id, fileId }: { id: string; fileId: string }) {
  const rejects = await sql`
    update load_rejects set raw = '', readable = false,
      errors = coalesce((select jsonb_agg(e || '{"value": ""}') from jsonb_array_elements(errors) e), '[]')
    where load_id = ${id} and raw <> ''`.execute(db)
  await sql`update load_mends set former = '', raw = '' where load_id = ${id}`.execute(db)
  const exclusions =
    await sql`update load_exclusions set value = '' where load_id = ${id} and value <> ''`.execute(db)
  await sql`
    update records_files set analysis = jsonb_set(jsonb_set(analysis, '{preview}', '[]'), '{columns}',
      coalesce((select jsonb_agg(c || '{"samples": []}' order by at)
        from jsonb_array_elements(analysis -> 'columns') with ordinality x (c, at)), '[]'))
    where id = ${fileId}`.execute(db)
  return {
    rejects: Number(rejects.numAffectedRows ?? 0),
    exclusions: Number(exclusions.numAffectedRows ?? 0),
  }
}

/** Deletes the rows of files downloaded from a template; returns their keys. */
export async function dropDownloads(db: Db, templateId: string): Promise<string[]> {
  const { rows } = await sql<{ blobKey: string }>`
    with former as (select id, blob_key from downloads where template_id = ${templateId} and blob_key is not null for update)
    update downloads d set blob_key = null, state = case d.state when 'ready' then 'expired' else 'cancelled' end,
      finished_at = coalesce(d.finished_at, d.started_at, d.created_at)
    from former where d.id = former.id returning former.blob_key`.execute(db)
  return rows.map(({ blobKey }) => blobKey)
}
