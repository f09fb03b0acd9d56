import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { DuplicateMatch } from '@portal/sdk/contract'
import type { KeyKind } from './matching/normal.ts'
import type { Scope, Source } from './duplicate-scope.queries.ts'

/** A record by load and row, and the first one with the same key. */
export type Edge = { load: number; row: number; firstLoad: number; firstRow: number }

/** Whether one key suffices, placeholder values, and the significant digits of a phone. */
type Comparison = { match: DuplicateMatch; placeholders: readonly string[]; phoneDigits: number }

/**
 * The work_mem of this statement; more is spilled to disk. Its parts are scanned and sorted in parallel, whatever
 * PostgreSQL thinks that costs: it would rather sort a million alone.
 */
const settings = sql`set_config('work_mem', '128MB', true), set_config('jit', 'off', true),
  set_config('parallel_setup_cost', '0', true), set_config('parallel_tuple_cost', '0.001', true)`

/**
 * Records with equal normalised keys, in one statement: each with the first that has the key. Keys are compared by
 * 64-bit hashes; a collision among a million occurs once in some million searches. They are sorted, not grouped: a group
 * for each of a million keys that nobody shares takes twice as long, and then finds its records by a join.
 */
export async function sameKeys(patient: Db, scope: Scope, by: Comparison): Promise<Edge[]> {
  if (scope.sources.length === 0) return []
  const parts = scope.sources.flatMap((source) => keyed(scope, source, by))
  return patient.transaction().execute(async (db) => {
    await sql`select ${settings}`.execute(db)
    const { rows } = await sql<Edge>`
      select distinct (place >> 32)::int as load, (place & 4294967295)::int as row,
        (first >> 32)::int as first_load, (first & 4294967295)::int as first_row
      from (
        select place, min(place) over (partition by hash) as first from (${sql.join(parts, sql` union all `)}) keyed
      ) placed where first <> place`.execute(db)
    return rows
  })
}

/** A value of each key, or of one if any suffices; `seed` keeps different keys apart. */
type Combination = { seed: number; values: RawBuilder<string>[] }

/** The hashes of a template's records, a scan for each combination: rows of several hashes would be scanned one by one. */
function keyed(scope: Scope, { template, cells }: Source, by: Comparison): RawBuilder<unknown>[] {
  const columns = scope.keys.map(({ kind }, at) =>
    (cells[at] ?? []).map((cell) => written(kind, sql`r.cells[${sql.lit(cell)}]`, by)),
  )
  const nothing = sql.join(['', ...by.placeholders].map((one) => sql.lit(one)))
  const load = scope.loadSerial === null ? sql`` : sql`and r.load_serial = ${sql.lit(scope.loadSerial)}`
  return combinationsOf(columns, by.match).map(
    ({ seed, values }) => sql`
      select (r.load_serial::int8 << 32) | r.row_number as place,
        hashtextextended(${sql.join(values, sql` || '|' || `)}, ${sql.lit(seed)}) as hash
      from records r where r.template_serial = ${sql.lit(template.serial)} ${load}
        and ${sql.join(
          values.map((value) => sql`${value} not in (${nothing})`),
          sql` and `,
        )}`,
  )
}

function combinationsOf(columns: readonly RawBuilder<string>[][], match: DuplicateMatch): Combination[] {
  if (match === 'any') return columns.flatMap((of, seed) => of.map((value) => ({ seed, values: [value] })))
  const all = columns.reduce<RawBuilder<string>[][]>(
    (some, of) => some.flatMap((values) => of.map((value) => [...values, value])),
    [[]],
  )
  return all.map((values) => ({ seed: 0, values }))
}

/** A normalised cell. Loads have already normalised phones and codes. */
function written(kind: KeyKind, value: RawBuilder<string>, by: Comparison): RawBuilder<string> {
  if (kind === 'phone') return sql`right(${value}, ${sql.lit(by.phoneDigits)})`
  return kind === 'code' ? sql`lower(${value})` : sql`plain(btrim(${value}))`
}
