import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import type { beginOf, Placed } from './page.ts'
import { type By, follows, noPlace, orderedBy, type Place, valuesOf } from './place.ts'

export type Summed<Row, Totals> = {
  /** All rows that match. */
  of: RawBuilder<unknown>
  /** The answered columns of each. */
  shown: RawBuilder<Row>
  /** The sums as one JSON value. */
  totals: RawBuilder<Totals>
  /** A total order. */
  order: readonly By[]
  parts?: Parts<Totals> | undefined
}
/** Reads a long list without materialising all matches: the page from as few parts as needed, the sums separately. */
type Parts<Totals> = {
  /**
   * All matching rows in parts, which follow one another in the order, beginning with the part of a cursor.
   * Everything runs on the given connection, which may be the only one.
   */
  of: (db: Db, place: Place | undefined) => AsyncIterable<RawBuilder<unknown>>
  /** Computes total count and sums, if there is a faster way than adding them up. */
  sums?: RawBuilder<Sums<Totals>> | undefined
  /** Whether there are more matches than are summed at once. */
  isLong: (db: Db) => Promise<boolean>
  /** A placeholder for sums that were not computed. */
  unknown: Totals
}

export type Begin = ReturnType<typeof beginOf>
export type Sums<Totals> = { counted: number; totals: Totals }
/** The rows of a page, and the sums; zeros where they were not computed. */
export type Read<Row, Totals> = Sums<Totals> & { rows: Placed<Row>[]; hasTotals: boolean }

export async function inParts<Row extends object, Totals extends object>(
  db: Db,
  summed: Summed<Row, Totals>,
  begin: Begin,
  parts: Parts<Totals> & { isSoon: boolean },
): Promise<Read<Row, Totals>> {
  const sums = await sumsOf(db, summed, begin.place, parts)
  const rows = await rowsOf(db, summed, begin, { parts: parts.of, most: sums?.counted ?? Infinity })
  return { rows, ...(sums ?? { counted: 0, totals: parts.unknown }), hasTotals: sums !== undefined }
}

/** From when the list was begun, or computed now; undefined when that takes too long. */
async function sumsOf<Row, Totals extends object>(
  db: Db,
  { of, totals }: Summed<Row, Totals>,
  place: Place | undefined,
  { isSoon, isLong, unknown, sums }: Parts<Totals> & { isSoon: boolean },
): Promise<Sums<Totals> | undefined> {
  const kept = begun(place, unknown)
  if (kept !== undefined) return kept
  if (isSoon && (await isLong(db))) return undefined
  const added =
    sums ?? sql<Sums<Totals>>`select count(*)::int as counted, ${totals} as totals from (${of}) matching`
  const { rows } = await added.execute(db)
  return rows[0]
}

/** The count and sums stored in the cursor. Forging them only falsifies one's own sums. */
function begun<Totals extends object>(place: Place | undefined, unknown: Totals): Sums<Totals> | undefined {
  if (place?.totalCount == null) return undefined
  const { totalCount: counted, sums = {} } = place
  if (Object.keys(unknown).some((name) => !(name in sums))) noPlace()
  // It has these keys, and only numbers.
  return { counted, totals: sums as Totals }
}

/** The rows of the page plus the next one, of at most `most`. */
async function rowsOf<Row extends object, Totals>(
  db: Db,
  { shown, order }: Summed<Row, Totals>,
  { place, perPage, offset }: Begin,
  { parts, most }: { parts: Parts<Totals>['of']; most: number },
): Promise<Placed<Row>[]> {
  const rows: Placed<Row>[] = []
  const enough = Math.min(most, offset + perPage + 1)
  if (most <= offset) return rows
  const isBehind = place === undefined ? sql`true` : follows(order, place)
  for await (const part of parts(db, place)) {
    const found = await sql<Placed<Row>>`
      select ${shown}, ${valuesOf(order)} as place_values from (${part}) matching
      where ${isBehind} order by ${orderedBy(order)} limit ${offset + perPage + 1 - rows.length}`.execute(db)
    rows.push(...found.rows)
    if (rows.length >= enough) break
  }
  return rows.slice(offset)
}
