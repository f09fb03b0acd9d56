import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import { beginOf, type PageOf, type Paging, pageOf, type Placed } from './page.ts'
import { type By, follows, orderedBy, refusingMadeUp, valuesOf } from './place.ts'

type Summed<Row, Totals> = {
  /** All rows that match. */
  of: RawBuilder<unknown>
  /** What is answered of each. */
  shown: RawBuilder<Row>
  /** What all of them add up to, as one JSON value. */
  totals: RawBuilder<Totals>
  /** All together tell any two rows apart. */
  order: readonly By[]
}
/** Without rows there is one, of what nothing adds up to. */
type Found<Row, Totals> = Placed<Row> & { totals: Totals; counted: number; place: string | null }

/** A page of rows with what all that match add up to, whatever their page. They are worked out once for both. */
export async function summedPage<Row extends object, Totals extends object>(
  db: Db,
  { of, shown, totals, order }: Summed<Row, Totals>,
  { sort = '', ...paging }: Paging & { sort?: string },
): Promise<{ data: Row[]; meta: PageOf<Row>['meta'] & Totals }> {
  const begin = beginOf(paging, sort)
  const { place, perPage, offset } = begin
  const found = sql<Found<Row, Totals>>`
    with matching as materialized (${of}),
      summed as (select count(*)::int as counted, ${totals} as totals from matching),
      asked as (
        select ${shown}, ${valuesOf(order)} as place_values, row_number() over (order by ${orderedBy(order)}) as place
        from matching where ${place === undefined ? sql`true` : follows(order, place)}
        order by place limit ${perPage + 1} offset ${offset}
      )
    select * from summed left join asked on true order by place`.execute(db)
  const { rows } = await refusingMadeUp(place, found)
  const [first] = rows
  if (first === undefined) throw new Error('a sum without a row')
  const totalCount = place?.totalCount ?? first.counted
  const { data, meta } = pageOf<Row>(rows.filter(hasRow).map(rowOf), { ...begin, totalCount, order: sort })
  return { data, meta: { ...meta, ...first.totals } }
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
