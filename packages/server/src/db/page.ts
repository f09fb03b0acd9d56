import type { OperationNode, SelectQueryBuilder } from 'kysely'
import { ExpressionWrapper, RawNode, sql } from 'kysely'
import { type By, follows, type Place, placeOf, refusingMadeUp, tokenOf, valuesOf } from './place.ts'

export type Paging = { page?: number; perPage?: number; after?: string }
export type PageOf<Row> = {
  data: Row[]
  meta: { currentPage: number; perPage: number; totalCount: number; totalPages: number; next: string | null }
}

/**
 * One page of a query and its position: the page with this number, or the rows after a cursor, which are not counted
 * again. The query must be filtered and have a total order. With the `key` of its rows, the selection is computed
 * only for the rows of the page, not for those before it.
 */
export async function page<Held, Tables extends keyof Held, Row>(
  query: SelectQueryBuilder<Held, Tables, Row>,
  paging: Paging,
  key?: string,
): Promise<PageOf<Row>> {
  const { isCounted, ...found } = await read(query, paging, key, () => count(query))
  void isCounted
  return found
}

/** One page of a query, counting its rows only up to `most`: with more rows their number stays unknown. */
export const pageSoon = <Held, Tables extends keyof Held, Row>(
  query: SelectQueryBuilder<Held, Tables, Row>,
  paging: Paging,
  { key, most }: { key: string; most: number },
): Promise<Read<Row>> => read(query, paging, key, () => countUpTo(query, most))

type Read<Row> = PageOf<Row> & { isCounted: boolean }

/** After a cursor the rows are not counted again. */
async function read<Held, Tables extends keyof Held, Row>(
  query: SelectQueryBuilder<Held, Tables, Row>,
  paging: Paging,
  key: string | undefined,
  counting: () => Promise<number | null>,
): Promise<Read<Row>> {
  const by = orderOf(query)
  const order = query.clearSelect().clearWhere().select(sql`1`.as('one')).compile().sql
  const begin = beginOf(paging, order)
  const { place, offset, perPage } = begin
  const totalCount = place?.totalCount ?? (await counting())
  // An empty count needs no second query.
  const isCounted = totalCount !== null
  if (!place && isCounted && totalCount <= offset)
    return { ...pageOf([], { ...begin, totalCount, order }), isCounted }
  const from = place ? query.where(follows(by, place)) : query
  const found = cut(from.select(valuesOf(by).as('placeValues')), { limit: perPage + 1, offset }, key)
  // The rows keep their columns; only the compiler sees another type.
  const rows = (await refusingMadeUp(place, found.execute())) as unknown as Placed<Row>[]
  return { ...pageOf(rows, { ...begin, totalCount, order }), isCounted }
}

/** The start of a page: after a cursor of this order, or an offset. */
export function beginOf({ page: asked = 1, perPage = 25, after }: Paging, order: string) {
  const place = after === undefined ? undefined : placeOf(after, order)
  const begin = place
    ? { currentPage: place.page + 1, offset: 0 }
    : { currentPage: asked, offset: (asked - 1) * perPage }
  return { ...begin, place, perPage }
}

/** A row with its sort values. */
export type Placed<Row> = Row & { placeValues: Place['values'] }

type PagePosition = {
  currentPage: number
  perPage: number
  /** Null when the rows were not counted: those up to the one after the page are known. */
  totalCount: number | null
  order: string
  sums?: Place['sums']
}

/** The page; one more row is requested to know whether any follow. */
export function pageOf<Row>(
  rows: readonly Placed<Row>[],
  { currentPage, perPage, totalCount, order, sums }: PagePosition,
): PageOf<Row> {
  const shown = rows.slice(0, perPage)
  const last = rows.length > perPage ? shown.at(-1) : undefined
  const next = last ? tokenOf({ page: currentPage, totalCount, values: last.placeValues, sums }, order) : null
  const known = totalCount ?? (currentPage - 1) * perPage + rows.length
  return {
    data: shown.map(withoutPlace),
    meta: { currentPage, perPage, totalCount: known, totalPages: Math.ceil(known / perPage), next },
  }
}

/** Return only what was selected. */
function withoutPlace<Row>(row: Placed<Row>): Row {
  const { placeValues, ...shown } = row
  void placeValues
  return shown as unknown as Row
}

async function count<Held, Tables extends keyof Held, Row>(
  query: SelectQueryBuilder<Held, Tables, Row>,
): Promise<number> {
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select(sql<string>`count(*)`.as('total'))
    .$castTo<{ total: string }>()
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** How many rows match, or null for more than `most`. */
async function countUpTo<Held, Tables extends keyof Held, Row>(
  query: SelectQueryBuilder<Held, Tables, Row>,
  most: number,
): Promise<number | null> {
  if (most === 0) return null
  const rows = await query
    .clearSelect()
    .clearOrderBy()
    .select(sql`1`.as('one'))
    .limit(most + 1)
    .execute()
  return rows.length > most ? null : rows.length
}

/** The sort expressions, read from the query instead of being repeated. */
function orderOf(query: { toOperationNode: () => { orderBy?: { items: readonly OrderItem[] } } }): By[] {
  const { items } = query.toOperationNode().orderBy ?? { items: [] }
  return items.map(({ orderBy, direction, nulls }) => {
    const isDown = direction !== undefined && RawNode.is(direction) && direction.sqlFragments[0] === 'desc'
    return { by: new ExpressionWrapper(orderBy), isDown, isNullLast: nulls ? nulls === 'last' : !isDown }
  })
}
type OrderItem = { orderBy: OperationNode; direction?: OperationNode; nulls?: 'first' | 'last' }

function cut<Held, Tables extends keyof Held, Row>(
  query: SelectQueryBuilder<Held, Tables, Row>,
  { limit, offset }: { limit: number; offset: number },
  key: string | undefined,
): SelectQueryBuilder<Held, Tables, Row> {
  if (key === undefined) return query.limit(limit).offset(offset)
  const keys = query.clearSelect().select(sql.ref(key).as('key')).limit(limit).offset(offset)
  // The condition already held when the keys were selected: do not repeat it.
  return query.clearWhere().where(sql<boolean>`${sql.ref(key)} in ${keys}`)
}

/** `-name` → the column and its direction. The contract's enum has already refused anything else. */
export function ordering<Sort extends string>(
  sort: Sort,
): { column: WithoutMinus<Sort>; direction: 'asc' | 'desc' } {
  const isDown = sort.startsWith('-')
  return { column: (isDown ? sort.slice(1) : sort) as WithoutMinus<Sort>, direction: isDown ? 'desc' : 'asc' }
}
type WithoutMinus<Sort extends string> = Sort extends `-${infer Column}` ? Column : Sort

/** A `like` pattern that matches the text literally. */
export function containing(search: string): string {
  return `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
