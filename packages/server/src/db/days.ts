import { type RawBuilder, sql } from 'kysely'

/** Whether rows with `starts_on` and `ends_on` are in force on a day, inclusive. */
export const inForce = (table: string, day: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.startsOn`)} <= ${day}::date
    and coalesce(${sql.ref(`${table}.endsOn`)} >= ${day}::date, true))`

/** A date as on the wire. */
export const written = <Value extends string | null = string>(column: string): RawBuilder<Value> =>
  sql<Value>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`
