import { type RawBuilder, sql } from 'kysely'

/**
 * Identifies a record across tables, together with its template: by its key, which stays when another load takes the
 * record over, or without a key by load and row, which nobody takes over. `table` is the alias of `records`.
 *
 * @example
 * sql`join segment_members m on m.reference = ${recordReference('r')}`
 */
export function recordReference(table: string): RawBuilder<string> {
  const [key, load, row] = ['key', 'load_serial', 'row_number'].map((column) => sql.ref(`${table}.${column}`))
  return sql<string>`coalesce(${key}, '#' || ${load} || ':' || ${row})`
}
