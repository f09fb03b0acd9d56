import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import type { beginOf, Placed } from './page.ts'
import { type By, follows, noPlace, orderedBy, type Place, valuesOf } from './place.ts'

export type Summed<Row, Totals> = {
  /** All rows that match. */
  of: RawBuilder<unknown>
  /** What is answered of each. */
  shown: RawBuilder<Row>
  /** What all of them add up to, as one JSON value. */
  totals: RawBuilder<Totals>
  /** All together tell any two rows apart. */
  order: readonly By[]
  parts?: Parts<Totals> | undefined
}
/** How a long list is read without holding what matches as a whole: the page from as few parts as it takes, the sums beside it. */
type Parts<Totals> = {
  /**
   * All rows that match in parts, each of which follows the one before it in the order; from the part of a place on. All is
   * asked of the connection that is given: it may be the only one.
   */
  of: (db: Db, place: Place | undefined) => AsyncIterable<RawBuilder<unknown>>
  /** What asks for the number of all rows and what they add up to, where that is known in a shorter way than by adding them up. */
  sums?: RawBuilder<Sums<Totals>> | undefined
  /** Whether more matches than is added up at once. */
  isLong: (db: Db) => Promise<boolean>
  /** A placeholder for sums that were not computed. */
  unknown: Totals
}

export type Begin = ReturnType<typeof beginOf>
export type Sums<Totals> = { counted: number; totals: Totals }
/** The rows of a page, and what all add up to; nothing but zeros where that was not worked out. */
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

/** As they were when the list was begun, or worked out now; nothing where they are too long in coming. */
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

/** What was counted and added up when the list was begun: its place has kept it. Whoever made it up has other sums. */
function begun<Totals extends object>(place: Place | undefined, unknown: Totals): Sums<Totals> | undefined {
  if (place?.totalCount == null) return undefined
  const { totalCount: counted, sums = {} } = place
  if (Object.keys(unknown).some((name) => !(name in sums))) noPlace()
  // It has the names of these sums, and nothing but numbers.
  return { counted, totals: sums as Totals }
}

/** The rows of the page with the one behind it, of `most` that there are. */
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
