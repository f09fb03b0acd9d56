import type { Page } from '@portal/sdk'
import { writeRows, type WrittenRows } from './write-rows.ts'

/** What goes into a file. */
interface ExportOf<Row> extends Omit<WrittenRows<Row>, 'rows'> {
  /** The pages of the list as it is on the screen: with its filters and its order. */
  readonly pages: AsyncIterable<Page<Row>>
  /** Told after each page how much of the whole has been written, from 0 to 1. */
  readonly onShare: (share: number) => void
}

/** Writes a list into a file, page after page: of the rows, never more than a page is in memory. */
export async function exportRows<Row>({ pages, onShare, ...file }: ExportOf<Row>): Promise<Blob> {
  return writeRows({ ...file, rows: rowsOf(pages, onShare) })
}

async function* rowsOf<Row>(
  pages: AsyncIterable<Page<Row>>,
  onShare: (share: number) => void,
): AsyncGenerator<Row> {
  for await (const { data, meta } of pages) {
    yield* data
    onShare(meta.totalPages === 0 ? 1 : meta.currentPage / meta.totalPages)
  }
}
