import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import { beginOf, type PageOf, type Paging, pageOf, type Placed } from './page.ts'
import { type By, follows, orderedBy, type Place, refusingMadeUp, valuesOf } from './place.ts'

type Summed<Row, Totals> = {
  /** All rows that match. */
  of: RawBuilder<unknown>
  /** What is answered of each. */
  shown: RawBuilder<Row>
  /** What all of them add up to, as one JSON value. */
  totals: RawBuilder<Totals>
  /** All together tell any two rows apart. */
  order: readonly By[]
  /**
   * All rows that match in parts, each of which follows the one before it in the order; from the part of a place on. With
   * them what matches is not held as a whole: the page is read from as few parts as it takes, and the sums beside it. All is asked of the connection that is given: it may be the only one.
   */
  parts?: ((db: Db, place: Place | undefined) => AsyncIterable<RawBuilder<unknown>>) | undefined
}
/** Without rows there is one, of what nothing adds up to. */
type Found<Row, Totals> = Placed<Row> & { totals: Totals; counted: number; place: string | null }

/** So many rows are read to be left out, and no more: a page that lies further on is searched for in the whole. */
const mostSkipped = 1000

/** A page of rows with what all that match add up to, whatever their page. */
export async function summedPage<Row extends object, Totals extends object>(
  db: Db,
  summed: Summed<Row, Totals>,
  { sort = '', ...paging }: Paging & { sort?: string },
): Promise<{ data: Row[]; meta: PageOf<Row>['meta'] & Totals }> {
  const begin = beginOf(paging, sort)
  const { place } = begin
  const parts = begin.offset > mostSkipped ? undefined : summed.parts
  const found = patiently(db, (patient) =>
    parts === undefined
      ? whole(patient, summed, begin)
      : inParts(patient, summed, begin, parts(patient, place)),
  )
  const { rows, totals, counted } = await refusingMadeUp(place, found)
  const totalCount = place?.totalCount ?? counted
  const { data, meta } = pageOf<Row>(rows, { ...begin, totalCount, order: sort })
  return { data, meta: { ...meta, ...totals } }
}

/**
 * A year of a large company takes longer to add up than any other statement may: half a minute at most. In a transaction
 * that others go on with, what follows is bound by the limits of before again.
 */
async function patiently<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  if (!db.isTransaction)
    return db.transaction().execute(async (patient) => {
      await limit(patient, '30s', '64MB')
      return work(patient)
    })
  const { rows } = await sql<{ timeout: string; memory: string }>`
    select current_setting('statement_timeout') as timeout, current_setting('work_mem') as memory`.execute(db)
  const [before] = rows
  await limit(db, '30s', '64MB')
  const result = await work(db)
  if (before !== undefined) await limit(db, before.timeout, before.memory)
  return result
}

const limit = (db: Db, timeout: string, memory: string) =>
  sql`select set_config('statement_timeout', ${timeout}, true), set_config('work_mem', ${memory}, true)`.execute(
    db,
  )

type Begin = ReturnType<typeof beginOf>
type Read<Row, Totals> = { rows: Placed<Row>[]; totals: Totals; counted: number }

/** What matches is worked out once, for the page and for the sums. */
async function whole<Row extends object, Totals extends object>(
  db: Db,
  { of, shown, totals, order }: Summed<Row, Totals>,
  { place, perPage, offset }: Begin,
): Promise<Read<Row, Totals>> {
  const { rows } = await sql<Found<Row, Totals>>`
    with matching as materialized (${of}),
      summed as (select count(*)::int as counted, ${totals} as totals from matching),
      asked as (
        select ${shown}, ${valuesOf(order)} as place_values, row_number() over (order by ${orderedBy(order)}) as place
        from matching where ${place === undefined ? sql`true` : follows(order, place)}
        order by place limit ${perPage + 1} offset ${offset}
      )
    select * from summed left join asked on true order by place`.execute(db)
  const [first] = rows
  if (first === undefined) throw new Error('a sum without a row')
  return { rows: rows.filter(hasRow).map(rowOf), totals: first.totals, counted: first.counted }
}

async function inParts<Row extends object, Totals extends object>(
  db: Db,
  { of, shown, totals, order }: Summed<Row, Totals>,
  { place, perPage, offset }: Begin,
  parts: AsyncIterable<RawBuilder<unknown>>,
): Promise<Read<Row, Totals>> {
  const sums = await sql<{ counted: number; totals: Totals }>`
    select count(*)::int as counted, ${totals} as totals from (${of}) matching`.execute(db)
  const [first] = sums.rows
  if (first === undefined) throw new Error('a sum without a row')
  const rows: Placed<Row>[] = []
  const enough = offset + perPage + 1
  if (first.counted > offset)
    for await (const part of parts) {
      const found = await sql<Placed<Row>>`
        select ${shown}, ${valuesOf(order)} as place_values from (${part}) matching
        where ${place === undefined ? sql`true` : follows(order, place)}
        order by ${orderedBy(order)} limit ${enough - rows.length}`.execute(db)
      rows.push(...found.rows)
      if (rows.length >= enough || rows.length >= first.counted) break
    }
  return { rows: rows.slice(offset), totals: first.totals, counted: first.counted }
}

const hasRow = ({ place }: { place: string | null }): boolean => place !== null

/** What was asked for of a row, without what stands beside it. */
function rowOf<Row extends object, Totals>({
  totals,
  counted,
  place,
  ...row
}: Found<Row, Totals>): Placed<Row> {
  void [totals, counted, place]
  // What is left is what was selected of it.
  return row as unknown as Placed<Row>
}
