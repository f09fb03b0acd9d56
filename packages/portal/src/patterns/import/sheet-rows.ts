import { streamXlsxRows } from 'hucre/xlsx'
import { checkArchive } from './archive-bounds.ts'
import type { FileRow } from './import-file.ts'

/** The maximum number of columns: a single cell far to the right would make every row that long. */
const mostColumns = 256

/** The rows of the first sheet of a workbook, up to a limit. */
export async function sheetRows(bytes: Uint8Array, maxRows: number): Promise<FileRow[]> {
  checkArchive(bytes)
  const rows: FileRow[] = []
  for await (const { index, values } of streamXlsxRows(bytes, { maxRows })) {
    if (values.length > mostColumns) throw new Error('the sheet is too wide')
    rows.push({ number: index + 1, cells: values })
  }
  return rows
}
