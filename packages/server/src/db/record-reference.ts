import { type RawBuilder, sql } from 'kysely'

/**
 * What names a record across tables, together with its format: its key, which stays when another load takes the record over,
 * and of one without a key its load and row, which nobody takes over. `table` is what the statement calls `records`.
 *
 * @example
 * sql`join segment_members m on m.reference = ${recordReference('r')}`
 */
export function recordReference(table: string): RawBuilder<string> {
  const [key, load, row] = ['key', 'load_serial', 'row_number'].map((column) => sql.ref(`${table}.${column}`))
  return sql<string>`coalesce(${key}, '#' || ${load} || ':' || ${row})`
}
