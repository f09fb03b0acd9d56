/** How many rows a page may have. There is no “all”: more rows than these are a list to search, not to read. */
export const pageSizes = [25, 50, 100] as const

/** One of the sizes a page may have. */
export type PageSize = (typeof pageSizes)[number]

/** What a page holds: the numbers of its first and last row and how many pages there are. */
export function pageRange(
  page: number,
  perPage: number,
  total: number,
): { from: number; to: number; pages: number } {
  const pages = Math.max(1, Math.ceil(total / perPage))
  const at = Math.min(Math.max(1, page), pages)
  return { from: total === 0 ? 0 : (at - 1) * perPage + 1, to: Math.min(at * perPage, total), pages }
}
