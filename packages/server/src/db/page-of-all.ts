import { beginOf, pageOf, type PageOf, type Paging } from './page.ts'
import { noPlace } from './place.ts'

/** A page of rows that are computed as a whole, in their order; `order` identifies it. */
export function pageOfAll<Row extends { id: string }>(
  all: readonly Row[],
  paging: Paging,
  order: string,
): PageOf<Row> {
  const { place, offset, ...begin } = beginOf(paging, order)
  const at = place === undefined ? offset : all.findIndex(({ id }) => id === place.values[0]) + 1
  if (place !== undefined && at === 0) noPlace()
  const rows = all.slice(at, at + begin.perPage + 1).map((row) => ({ ...row, placeValues: [row.id] }))
  return pageOf(rows, { ...begin, totalCount: place?.totalCount ?? all.length, order })
}
