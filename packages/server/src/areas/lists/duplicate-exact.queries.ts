import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { DuplicateMatch } from '@portal/sdk/contract'
import type { KeyKind } from './matching/normal.ts'
import type { Scope, Source } from './duplicate-scope.queries.ts'

/** A record by load and row, and the first one with the same key. */
export type Edge = { load: number; row: number; firstLoad: number; firstRow: number }

/** Whether one key suffices, placeholder values, and the significant digits of a phone. */
type Comparison = { match: DuplicateMatch; placeholders: readonly string[]; phoneDigits: number }

/** The work_mem of this statement; more is spilled to disk. */
const workMemory = '128MB'

/**
 * Records with equal normalised keys, in one statement: each with the first that has the key. Keys are compared by
 * 64-bit hashes; a collision among a million occurs once in some million searches.
 */
export async function sameKeys(patient: Db, scope: Scope, by: Comparison): Promise<Edge[]> {
  if (scope.sources.length === 0) return []
  const parts = scope.sources.map((source) => keyed(scope, source, by))
  return patient.transaction().execute(async (db) => {
    await sql`select set_config('work_mem', ${workMemory}, true), set_config('jit', 'off', true)`.execute(db)
    const { rows } = await sql<Edge>`
      with keyed as materialized (${sql.join(parts, sql` union all `)}),
        first as (select hash, min(place) as place from keyed group by hash having min(place) < max(place))
      select distinct (k.place >> 32)::int as load, (k.place & 4294967295)::int as row,
        (f.place >> 32)::int as first_load, (f.place & 4294967295)::int as first_row
      from first f join keyed k on k.hash = f.hash and k.place <> f.place`.execute(db)
    return rows
  })
}

/** The hashes of a template's records; several per record where any key suffices, or with several phones. */
function keyed(scope: Scope, { template, cells }: Source, by: Comparison): RawBuilder<unknown> {
  const columns = scope.keys.map(({ kind }, at) =>
    (cells[at] ?? []).map((cell) => normalCell(kind, cell, by)),
  )
  const from = sql`from records r`
  const where = sql`where r.template_serial = ${sql.lit(template.serial)} ${
    scope.loadSerial === null ? sql`` : sql`and r.load_serial = ${sql.lit(scope.loadSerial)}`
  }`
  const place = sql`(r.load_serial::int8 << 32) | r.row_number as place`
  if (by.match === 'any' || columns.length === 1) {
    const values = columns.flatMap((of, at) =>
      of.map((value) => sql`(hashtextextended(${value}, ${sql.lit(at)}))`),
    )
    return sql`select ${place}, v.hash ${from}, lateral (values ${sql.join(values)}) v (hash) ${where} and v.hash is not null`
  }
  const joins = columns.map(
    (of, at) =>
      sql`lateral (values ${sql.join(of.map((value) => sql`(${value})`))}) ${sql.raw(`v${at}`)} (value)`,
  )
  // One missing key makes the combination unknown, which is skipped.
  const whole = sql.join(
    columns.map((_, at) => sql.raw(`v${at}.value`)),
    sql` || '|' || `,
  )
  return sql`select ${place}, hashtextextended(${whole}, 0) as hash ${from}, ${sql.join(joins)} ${where} and ${whole} is not null`
}

/** A normalised cell; null when it is empty or a placeholder. */
function normalCell(kind: KeyKind, cell: number, by: Comparison): RawBuilder<string> {
  const value = sql<string>`r.cells[${sql.lit(cell)}]`
  const compared = written(kind, value, by)
  const nothing = sql.join(by.placeholders.map((one) => sql.lit(one)))
  return sql`case when ${compared} not in ('', ${nothing}) then ${compared} end`
}

/** Loads have already normalised phones and codes. */
function written(kind: KeyKind, value: RawBuilder<string>, by: Comparison): RawBuilder<string> {
  if (kind === 'phone') return sql`right(${value}, ${sql.lit(by.phoneDigits)})`
  return kind === 'code' ? sql`lower(${value})` : sql`plain(btrim(${value}))`
}
