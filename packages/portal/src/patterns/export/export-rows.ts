import type { Page } from '@portal/sdk'
import type { ExportFormat } from '@portal/ui-kit'
import { writeRows, type WrittenRows } from './write-rows.ts'

/** What goes into a file. */
interface ExportOf<Row> extends Omit<WrittenRows<Row>, 'rows' | 'format'> {
  readonly format: ExportFormat
  /** The moment of the export as the screen writes moments: a page that is printed says how old it is. */
  readonly madeAt: string
  /** What narrowed the list, a text each: a PDF says it, which is read away from the screen. */
  readonly conditions?: readonly string[] | undefined
  /** The pages of the list as it is on the screen: with its filters and its order. */
  readonly pages: AsyncIterable<Page<Row>>
  /** Told after each page how much of the whole has been written, from 0 to 1. */
  readonly onShare: (share: number) => void
}

/** Writes a list into a file, page after page: of the rows, never more than a page is in memory, but for a PDF. */
export async function exportRows<Row>(given: ExportOf<Row>): Promise<Blob> {
  const { pages, onShare, format, madeAt, conditions, ...file } = given
  const rows = rowsOf(pages, onShare)
  if (format !== 'pdf') return writeRows({ ...file, format, rows })
  const { pdfRows } = await import('./pdf-rows.ts')
  return pdfRows({ ...file, madeAt, conditions, rows })
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
