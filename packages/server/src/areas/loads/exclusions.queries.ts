import { sql } from 'kysely'
import { applies, type Contact, isStale, precedence } from '#db/not-blacklisted.ts'
import type { Database, Db, SqlTransaction } from '#db/database.ts'
import { type Paging, page } from '#db/page.ts'
import type { RowMarks } from './row-marks.ts'

/** The contact that a load is checked for: calls, in the campaign of its template's skill. */
export async function contactOf(db: Db, templateId: string, on: string): Promise<Contact> {
  const skill = await db
    .selectFrom('templates')
    .innerJoin('skills', 'skills.id', 'templates.skillId')
    .where('templates.id', '=', templateId)
    .select(['skills.id as skillId', 'skills.campaignId'])
    .executeTakeFirst()
  return { channel: 'phone', on, ...skill }
}

/** Stores which lists a load is checked against, as of its start; returns whether there are any. */
export async function storeFilters(db: Db, loadId: string, contact: Contact): Promise<boolean> {
  const { on } = contact
  await sql`
    insert into load_filters (load_id, blacklist_id, edition, ran_on, stale)
    select ${loadId}::uuid, b.id, b.edition, b.ran_on, ${isStale(on)} from blacklists b
    where ${concerns(contact)}
    on conflict do nothing`.execute(db)
  const kept = db.selectFrom('loadFilters').select('loadId').where('loadId', '=', loadId).limit(1)
  return (await kept.executeTakeFirst()) !== undefined
}

/** Whether list `b` applies to such a contact. */
const concerns = ({ campaignId = null, skillId = null }: Contact) =>
  sql<boolean>`b.active and (b.layer <> 'campaign' or b.campaign_id = ${campaignId}::uuid or b.skill_id = ${skillId}::uuid)`

/** Whether any list applies. */
export async function hasFilters(db: Db, contact: Contact): Promise<boolean> {
  const { rows } = await sql`select from blacklists b where ${concerns(contact)} limit 1`.execute(db)
  return rows.length > 0
}

/** The rows of a slice that a list would exclude, without marking them. */
export async function wouldExclude(db: Db, marks: RowMarks, contact: Contact): Promise<Set<number>> {
  if (marks.rows.length === 0) return new Set()
  const { rows } = await sql<{ row: number }>`select row from (${hitsOf(marks, contact)}) h`.execute(db)
  return new Set(rows.map(({ row }) => row))
}

/** The first entry that excludes each row, by the precedence of its list. */
function hitsOf(marks: RowMarks, contact: Contact) {
  // A separator that occurs in none of the three kinds of values.
  const [rows, fields, kinds, values] = [marks.rows, marks.fields, marks.kinds, marks.values].map((list) =>
    list.join('\n'),
  )
  return sql`
    select distinct on (a.row) a.row, a.field, a.value, b.id as blacklist_id, e.requested_on as since
    from unnest(string_to_array(${rows}, e'\n')::int[], string_to_array(${fields}, e'\n'),
      string_to_array(${kinds}, e'\n'), string_to_array(${values}, e'\n')) as a (row, field, kind, value)
    join blacklist_entries e on e.value = a.value collate "C" and e.kind = a.kind
    join blacklists b on b.id = e.blacklist_id
    where ${applies(contact)}
    order by a.row, ${precedence}, e.requested_on, e.id`
}

/** Marks the excluded rows of a slice, each with the list of highest precedence; returns their numbers. */
export async function exclude(
  { db }: Pick<Database, 'db'>,
  transaction: SqlTransaction,
  marks: RowMarks,
  { loadId, contact }: { loadId: string; contact: Contact },
): Promise<Set<number>> {
  if (marks.rows.length === 0) return new Set()
  const marking = sql`
    with hits as (${hitsOf(marks, contact)}), counted as (
      update load_filters f set hits = f.hits + h.hits
      from (select blacklist_id, count(*)::int as hits from hits group by blacklist_id) h
      where f.load_id = ${loadId}::uuid and f.blacklist_id = h.blacklist_id
    )
    insert into load_exclusions (load_id, row_number, field, value, blacklist_id, since)
    select ${loadId}::uuid, row, field, value, blacklist_id, since from hits
    on conflict (load_id, row_number) do nothing returning row_number`.compile(db)
  const marked = await transaction.query<{ row_number: number }>(marking.sql, [...marking.parameters])
  return new Set(marked.map((row) => row.row_number))
}

/** The lists that a load was checked against, by precedence. */
export const filters = (db: Db, loadId: string) =>
  db
    .selectFrom('loadFilters as f')
    .innerJoin('blacklists as b', 'b.id', 'f.blacklistId')
    .where('f.loadId', '=', loadId)
    .select(['f.blacklistId', 'b.name', 'b.layer', 'f.edition', 'f.ranOn', 'f.stale as isStale', 'f.hits'])
    .orderBy(precedence)
    .orderBy('b.name')
    .execute()

/** The excluded rows, in the order of the file. */
export function list(db: Db, loadId: string, { blacklistId, ...paging }: Paging & { blacklistId?: string }) {
  const query = db
    .selectFrom('loadExclusions as x')
    .innerJoin('blacklists as b', 'b.id', 'x.blacklistId')
    .where('x.loadId', '=', loadId)
    .select(['x.rowNumber as row', 'x.field', 'x.value', 'x.blacklistId', 'b.name as blacklist'])
    .select(['b.layer', 'x.since'])
    .orderBy('x.rowNumber')
  return page(blacklistId === undefined ? query : query.where('x.blacklistId', '=', blacklistId), paging)
}
