import { sql } from 'kysely'
import type { Db } from './database.ts'
import { beginOf, type PageOf, type Paging, pageOf, type Placed } from './page.ts'
import { patiently } from './patiently.ts'
import { type Begin, inParts, type Read, type Summed } from './summed-parts.ts'
import { follows, orderedBy, refusingMadeUp, valuesOf } from './place.ts'

/** Without rows there is a single row of sums. */
type Found<Row, Totals> = Placed<Row> & { totals: Totals; counted: number; place: string | null }
type Asked = Paging & {
  sort?: string
  /** `soon`: a long list is answered without its sums and its total count. */
  totals?: 'always' | 'soon'
}

/** The maximum offset for reading and discarding rows; a page further on is found from the whole result. */
const mostSkipped = 1000

/**
 * A page of rows with the sums over all matching rows; after a cursor of a partitioned list, as they were when the
 * list was begun.
 */
export async function summedPage<Row extends object, Totals extends Readonly<Record<string, number | null>>>(
  db: Db,
  summed: Summed<Row, Totals>,
  { sort = '', totals: when = 'always', ...paging }: Asked,
): Promise<{ data: Row[]; meta: PageOf<Row>['meta'] & Totals; hasTotals: boolean }> {
  const begin = beginOf(paging, sort)
  const { place } = begin
  const parts = begin.offset > mostSkipped ? undefined : summed.parts
  const found = patiently(db, (patient) =>
    parts === undefined
      ? whole(patient, summed, begin)
      : inParts(patient, summed, begin, { ...parts, isSoon: when === 'soon' }),
  )
  const { rows, counted, totals, hasTotals } = await refusingMadeUp(place, found)
  const counts = hasTotals ? { totalCount: counted, sums: totals } : { totalCount: null }
  const { data, meta } = pageOf<Row>(rows, { ...begin, order: sort, ...counts })
  return { data, meta: { ...meta, ...totals }, hasTotals }
}

/**
 * Matching rows are computed once, for the page and for the sums. Only the rows of the page are sorted and numbered.
 */
async function whole<Row extends object, Totals extends object>(
  db: Db,
  { of, shown, totals, order }: Summed<Row, Totals>,
  { place, perPage, offset }: Begin,
): Promise<Read<Row, Totals>> {
  const { rows } = await sql<Found<Row, Totals>>`
    with matching as materialized (${of}),
      summed as (select count(*)::int as counted, ${totals} as totals from matching),
      asked as (
        select ${shown}, ${valuesOf(order)} as place_values, row_number() over () as place from (
          select * from matching where ${place === undefined ? sql`true` : follows(order, place)}
          order by ${orderedBy(order)} limit ${perPage + 1} offset ${offset}
        ) page
      )
    select * from summed left join asked on true order by place`.execute(db)
  const [first] = rows
  if (first === undefined) throw new Error('a sum without a row')
  const { counted, totals: added } = first
  return {
    rows: rows.filter(hasRow).map(rowOf),
    counted: place?.totalCount ?? counted,
    totals: added,
    hasTotals: true,
  }
}

const hasRow = ({ place }: { place: string | null }): boolean => place !== null

/** The selected columns of a row, without the helper columns. */
function rowOf<Row extends object, Totals>({
  totals,
  counted,
  place,
  ...row
}: Found<Row, Totals>): Placed<Row> {
  void [totals, counted, place]
  // The rest is what was selected.
  return row as unknown as Placed<Row>
}
