import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from './database.ts'
import { containing, ordering, type PageOf, type Paging, page } from './page.ts'
import type { CatalogueTable } from './schema/catalogue.ts'
import type { Schema } from '#generated/schema.ts'

/** The catalogue tables. */
export type CatalogueName = {
  [Name in keyof Schema]: Schema[Name] extends CatalogueTable ? Name : never
}[keyof Schema]

/**
 * A place that refers to rows of a catalogue: by id, by another column, or in an array of ids. In catalogues only
 * rows that are not deleted count, and `shows` is their display name. `named` says whose rows are listed by name.
 */
export type Use = {
  table: keyof Schema
  column: string
  by?: string
  isArray?: true
  shows?: string
  named?: NamedUse
}

/** Rows that refer to another one: their family and their display name; `by` for references through a join table. */
export type NamedUse = { family: string; table: keyof Schema; word?: string; by?: string }

/** A column with the id of another row (`skillId`), or several (`skillIds`), and the columns of it to show. */
export type Reference = { column: string; table: keyof Schema; shows: readonly [string, ...string[]] }

/** The parameters of a catalogue's queries. */
export type Catalogue = {
  table: CatalogueName
  /** Searchable columns besides the name and its translations. */
  search: readonly string[]
  /** Columns by which the list can be filtered, named as in the contract. */
  filters: readonly string[]
  usedBy: readonly Use[]
  /** References: they must exist, and are answered with their names. */
  refers: readonly Reference[]
}

export type CatalogueRow = Selectable<CatalogueTable> & { uses: number }
export type CatalogueQuery = Paging & {
  search?: string
  active?: boolean
  deleted?: boolean
  sort?: string
  /** Ids of excluded rows. */
  except?: readonly string[]
  /** A condition on the row, where not everybody sees every row. */
  narrowed?: RawBuilder<boolean>
  [filter: string]: unknown
}
/** Columns and their new values. */
export type Values = Record<string, unknown>

/** The table is a runtime value: to the compiler all catalogues are this one table. */
type Rows = Kysely<{ catalogue: CatalogueTable }>
const rowsOf = (db: Db) => db as unknown as Rows
const nameOf = ({ table }: Pick<Catalogue, 'table'>) => table as string as 'catalogue'

export function list(db: Db, catalogue: Catalogue, query: CatalogueQuery): Promise<PageOf<CatalogueRow>> {
  const { column, direction } = ordering(query.sort ?? 'position')
  const found = narrowed(db, catalogue, query)
    .selectAll()
    .select(uses(catalogue))
    .select(named(catalogue))
    .orderBy(column === 'name' ? sql`plain(name)` : sql.ref(column), direction)
    .orderBy('id')
  return page(found, query)
}

function narrowed(db: Db, catalogue: Catalogue, query: CatalogueQuery) {
  const { search, active, deleted = false, except = [] } = query
  let found = rowsOf(db)
    .selectFrom(nameOf(catalogue))
    .where('deletedAt', deleted ? 'is not' : 'is', null)
  if (active !== undefined) found = found.where('active', '=', active)
  if (query.narrowed !== undefined) found = found.where(query.narrowed)
  if (except.length > 0) found = found.where('id', 'not in', except)
  for (const name of catalogue.filters) {
    if (query[name] !== undefined) found = found.where(sql.ref(name), '=', query[name])
  }
  return search ? found.where(matches(catalogue, search)) : found
}

/** One row, even if deleted. */
export const find = (db: Db, catalogue: Catalogue, id: string): Promise<CatalogueRow | undefined> =>
  rowsOf(db)
    .selectFrom(nameOf(catalogue))
    .selectAll()
    .select(uses(catalogue))
    .select(named(catalogue))
    .where('id', '=', id)
    .executeTakeFirst()

/** Locks the row until the transaction ends, and returns it. */
export async function lock(db: Db, catalogue: Catalogue, id: string): Promise<CatalogueRow | undefined> {
  await rowsOf(db).selectFrom(nameOf(catalogue)).select('id').where('id', '=', id).forUpdate().execute()
  return find(db, catalogue, id)
}

/** A word that must be unique: its column, its scope, and the row that may have it. */
export type Word = {
  column: string
  word: string
  among?: { column: string; value: unknown } | undefined
  except?: string | undefined
}

/** Whether another existing row has this word in this column, ignoring case and accents. */
export async function isTaken(
  db: Db,
  catalogue: Catalogue,
  { column, word, among, except }: Word,
): Promise<boolean> {
  let others = rowsOf(db)
    .selectFrom(nameOf(catalogue))
    .select('id')
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`plain(${sql.ref(column)}) = plain(${word})`)
  if (among !== undefined) others = others.where(sql.ref(among.column), '=', among.value)
  if (except !== undefined) others = others.where('id', '!=', except)
  return (await others.executeTakeFirst()) !== undefined
}

export async function nextPosition(db: Db, catalogue: Catalogue): Promise<number> {
  const last = await rowsOf(db)
    .selectFrom(nameOf(catalogue))
    .select(sql<number | null>`max(position)`.as('position'))
    .executeTakeFirstOrThrow()
  return (last.position ?? 0) + 1
}

export async function insert(
  db: Db,
  catalogue: Pick<Catalogue, 'table'>,
  values: (Values & { id: string }) | readonly Values[],
): Promise<void> {
  await rowsOf(db)
    .insertInto(nameOf(catalogue))
    .values(values as never)
    .execute()
}

/** Writes the values and increments the version. */
export async function change(db: Db, catalogue: Catalogue, id: string, values: Values): Promise<void> {
  await rowsOf(db)
    .updateTable(nameOf(catalogue))
    .set({ ...values, version: sql`version + 1` } as never)
    .where('id', '=', id)
    .execute()
}

/** Reorders the rows; those not named keep their order after them. Returns the names in the old and new order. */
export async function reorder(
  db: Db,
  catalogue: Catalogue,
  ids: readonly string[],
  now: Date,
): Promise<[before: string[], after: string[]]> {
  const rest = await rowsOf(db)
    .selectFrom(nameOf(catalogue))
    .select(['id', 'position', 'name'])
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute()
  const known = new Map(rest.map(({ id, position }) => [id, position]))
  const order = [
    ...ids.filter((id) => known.has(id)),
    ...rest.map(({ id }) => id).filter((id) => !ids.includes(id)),
  ]
  for (const [index, id] of order.entries()) {
    if (known.get(id) !== index + 1) await change(db, catalogue, id, { position: index + 1, updatedAt: now })
  }
  const names = new Map(rest.map(({ id, name }) => [id, name]))
  const namesOf = (sorted: readonly string[]) => sorted.map((id) => names.get(id) ?? id)
  return [namesOf(rest.map(({ id }) => id)), namesOf(order)]
}

function matches({ search: columns }: Catalogue, search: string) {
  const others = columns.map((column) => sql`, ${sql.ref(column)}`)
  const translated = sql`(select string_agg(value, ' ') from jsonb_each_text(translations))`
  return sql<boolean>`plain(concat_ws(' ', name, ${translated}${sql.join(others, sql``)})) like plain(${containing(search)})`
}

/** The rows of a place that refer to this row. */
function using(table: string, { table: place, column, by = 'id', isArray, shows }: Use) {
  const [own, theirs] = [sql.ref(`${table}.${by}`), sql.ref(`${place}.${column}`)]
  const refers = isArray ? sql`${own} = any(${theirs})` : sql`${theirs} = ${own}`
  const undeleted = shows === undefined ? sql`` : sql` and ${sql.ref(`${place}.deletedAt`)} is null`
  return sql`${sql.table(place)} where ${refers}${undeleted}`
}

/** The display names of the first three rows that refer to this one. */
export async function namesOfUses(
  db: Db,
  { table, usedBy }: Pick<Catalogue, 'table' | 'usedBy'>,
  id: string,
) {
  const places = usedBy.filter(({ shows }) => shows !== undefined)
  if (places.length === 0) return []
  const found = places.map(
    (use) => sql`select ${sql.ref(`${use.table}.${use.shows ?? 'name'}`)} as name
      from ${sql.table(table)}, ${using(table, use)} and ${sql.ref(`${table}.id`)} = ${id}`,
  )
  const { rows } = await sql<{ name: string }>`${sql.join(found, sql` union all `)} limit 3`.execute(db)
  return rows.map(({ name }) => name)
}

/** References to a row, place by place: their number, and the first ones by name, if they have names. */
export async function referring(
  db: Db,
  { table }: Pick<Catalogue, 'table'>,
  { id, use, most }: { id: string; use: Use; most: number },
): Promise<{ count: number; rows: { id: string; name: string }[] }> {
  const own = sql`from ${sql.table(table)}, ${using(table, use)} and ${sql.ref(`${table}.id`)} = ${id}`
  const counted = await sql<{ count: number }>`select count(*)::int as count ${own}`.execute(db)
  const count = counted.rows[0]?.count ?? 0
  if (count === 0 || use.named === undefined || most === 0) return { count, rows: [] }
  const { table: place, word = 'name', by = 'id' } = use.named
  const { rows } = await sql<{ id: string; name: string }>`
    select id, ${sql.ref(word)} as name from ${sql.table(place)}
    where id in (select ${sql.ref(`${use.table}.${by}`)} ${own})
    order by ${sql.ref(word)}, id limit ${most}`.execute(db)
  return { count, rows }
}

/** The number of rows elsewhere that refer to this one. */
function uses({ table, usedBy }: Catalogue) {
  const counts = usedBy.map((use) => sql`(select count(*)::int from ${using(table, use)})`)
  return sql<number>`${counts.length === 0 ? sql`0` : sql.join(counts, sql` + `)}`.as('uses')
}

/** The property for a reference in an answer: `skillId` becomes `skill`, `skillIds` becomes `skills`. */
export const shownAs = ({ column }: Reference): string => column.replace(/Id(s?)$/, '$1')

/** The display names of the rows that a row refers to. */
function named({ table, refers }: Catalogue) {
  return refers.map((reference) => {
    const { column, table: other, shows } = reference
    const words = ['id', ...shows].map((word) => sql`${sql.lit(word)}, ${sql.ref(`${other}.${word}`)}`)
    const one = sql`json_build_object(${sql.join(words)})`
    const all = sql`coalesce(json_agg(${one} order by ${sql.ref(`${other}.${shows[0]}`)}), '[]'::json)`
    const held = sql.ref(`${table}.${column}`)
    const id = sql.ref(`${other}.id`)
    const found = column.endsWith('s')
      ? sql`(select ${all} from ${sql.table(other)} where ${id} = any(${held}))`
      : sql`(select ${one} from ${sql.table(other)} where ${id} = ${held})`
    return found.as(shownAs(reference))
  })
}

/** The first id in the values that does not exist; existing ones are locked until the transaction ends. */
export async function missing(
  db: Db,
  { column, table }: Reference,
  values: Values,
): Promise<string | undefined> {
  const given = values[column]
  const ids = typeof given === 'string' ? [given] : given
  if (!Array.isArray(ids) || ids.length === 0) return undefined
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} as one
    where id = any(${ids}::uuid[]) and to_jsonb(one) ->> 'deleted_at' is null for share`.execute(db)
  const there = new Set(rows.map(({ id }) => id))
  return (ids as string[]).find((id) => !there.has(id))
}
