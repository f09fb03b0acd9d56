import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

/** A placeholder for a value that changes with each request. */
class Named {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * Builds the text of a statement once and caches it: for frequent statements, where assembling a long text takes as
 * long as running it. Only the values may differ between calls.
 *
 * @example
 * const named = madeOnce<{ name: string }, { id: string }>(({ name }) => sql`select id from users where username = ${name}`)
 * await named(db, { name: 'admin' })
 */
export function madeOnce<Values extends Readonly<Record<string, unknown>>, Row>(
  statement: (values: { [Name in keyof Values]: RawBuilder<unknown> }) => RawBuilder<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  let made: CompiledQuery<Row> | undefined
  const placeholders = new Proxy({} as { [Name in keyof Values]: RawBuilder<unknown> }, {
    get: (_, name) => sql.val(new Named(String(name))),
  })
  return async (db, values) => {
    made ??= statement(placeholders).compile(db)
    const bound = made.parameters.map((one) => (one instanceof Named ? values[one.name] : one))
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(made.sql, bound))
    return rows
  }
}
