/** The page sizes. There is no “all”: longer lists are for searching, not for reading. */
export const pageSizes = [25, 50, 100] as const

/** One of the page sizes. */
export type PageSize = (typeof pageSizes)[number]

/** A page: the numbers of its first and last row, and the number of pages. */
export function pageRange(
  page: number,
  perPage: number,
  total: number,
): { from: number; to: number; pages: number } {
  const pages = Math.max(1, Math.ceil(total / perPage))
  const at = Math.min(Math.max(1, page), pages)
  return { from: total === 0 ? 0 : (at - 1) * perPage + 1, to: Math.min(at * perPage, total), pages }
}
