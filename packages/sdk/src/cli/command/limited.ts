import type { Page } from '@portal/sdk'
import type { Output } from '#cli/terminal/output.ts'

/** The server's maximum page size. */
const longestPage = 100

/** The page size for this many rows in total; 0 means all rows. */
export function perPageFor(limit: number): number {
  return limit === 0 ? longestPage : Math.min(limit, longestPage)
}

/**
 * Yields the rows of the pages up to a limit; 0 means all. Pages beyond the limit are not read, and the output notes
 * that there are more.
 */
export async function* limited<Row>(
  pages: AsyncIterable<Page<Row>>,
  limit: number,
  { note }: Pick<Output, 'note'>,
): AsyncGenerator<readonly Row[]> {
  let left = limit === 0 ? Infinity : limit
  for await (const { data, meta } of pages) {
    yield data.slice(0, left)
    left -= data.length
    if (left > 0) continue
    if (meta.totalCount > limit) note(`${limit} of ${meta.totalCount}; --limit 0 shows all.`)
    return
  }
}
