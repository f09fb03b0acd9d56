import type { Page } from '@portal/sdk'
import type { ExportFormat } from '@portal/ui-kit'
import { writeRows, type WrittenRows } from './write-rows.ts'

/** What goes into a file. */
interface ExportOf<Row> extends Omit<WrittenRows<Row>, 'rows' | 'format'> {
  readonly format: ExportFormat
  /** The time of the export, as formatted on screen, for printed pages. */
  readonly madeAt: string
  /** The active filters as texts, for a PDF that is read elsewhere. */
  readonly conditions?: readonly string[] | undefined
  /** The pages of the list with its current filters and order. */
  readonly pages: AsyncIterable<Page<Row>>
  /** Called after each page with the progress from 0 to 1. */
  readonly onShare: (share: number) => void
}

/** Writes a list into a file page by page; only a PDF has all rows in memory. */
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
