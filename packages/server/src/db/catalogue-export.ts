import { type Kysely, type Selectable, sql } from 'kysely'
import type { CatalogueName } from './catalogue-queries.ts'
import type { Db } from './database.ts'
import type { CatalogueTable } from './schema/catalogue.ts'
import type { Schema } from '#generated/schema.ts'

type Row = Selectable<CatalogueTable>

/** Every row that is not deleted, in order. */
export const currentRows = (db: Db, table: CatalogueName): Promise<Row[]> =>
  active(db, table).orderBy('position').orderBy('id').execute()

/**
 * The existing row with this word in this column, ignoring case and accents, locked until the transaction ends; where
 * words are unique per value of another column, among those.
 */
export function rowByWord(
  db: Db,
  table: CatalogueName,
  column: string,
  word: string,
  among?: { column: string; value: unknown },
): Promise<Row | undefined> {
  let found = active(db, table).where(sql<boolean>`plain(${sql.ref(column)}) = plain(${word})`)
  if (among !== undefined) found = found.where(sql.ref(among.column), 'is not distinct from', among.value)
  return found.orderBy('position').orderBy('id').limit(1).forUpdate().executeTakeFirst()
}

/** The table is a runtime value: to the compiler all catalogues are this one table. */
const active = (db: Db, table: CatalogueName) =>
  (db as unknown as Kysely<{ catalogue: CatalogueTable }>)
    .selectFrom(table as string as 'catalogue')
    .selectAll()
    .where('deletedAt', 'is', null)

/** The names of rows in one of their columns, by id. */
export async function wordsOf(
  db: Db,
  table: keyof Schema,
  column: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await named(db, table, column).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, word }) => [id, word]))
}

/** Row ids by name; of duplicates the one that is not deleted, or was created first. */
export async function idsOf(
  db: Db,
  table: keyof Schema,
  column: string,
  words: readonly string[],
): Promise<Map<string, string>> {
  const rows = await named(db, table, column)
    .where(sql.ref(column), 'in', words)
    // The last of a duplicate wins.
    .orderBy(sql`to_jsonb(${sql.table(table)}) ->> 'deleted_at' is null`)
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ id, word }) => [word, id]))
}

/**
 * The ids of rows that are not deleted, by any of their identifying words, ignoring case and accents: from the first
 * column in which exactly one row matches.
 */
export async function idsOfWords(
  db: Db,
  table: keyof Schema,
  columns: readonly string[],
  words: readonly string[],
): Promise<Map<string, string>> {
  const only = columns.map(
    (column) => sql`(
      select case when count(*) = 1 then min(one.id::text) end from ${sql.table(table)} as one
      where plain(${sql.ref(`one.${column}`)}) = plain(given.word) and to_jsonb(one) ->> 'deleted_at' is null)`,
  )
  const { rows } = await sql<{ word: string; id: string | null }>`
    select given.word, coalesce(${sql.join(only)}) as id
    from unnest(${[...new Set(words)]}::text[]) as given(word)`.execute(db)
  return new Map(rows.flatMap(({ word, id }) => (id === null ? [] : [[word, id] as const])))
}

/** For any table with ids: one column as the name of its rows. */
const named = (db: Db, table: keyof Schema, column: string) =>
  (db as unknown as Kysely<{ called: { id: string } }>)
    .selectFrom(table as string as 'called')
    .select(['id', sql<string>`${sql.ref(column)}`.as('word')])
