import { streamXlsxRows } from 'hucre/xlsx'
import type { FileRow } from './read-file.ts'

/** The rows of the first sheet of a workbook, up to so many. */
export async function sheetRows(bytes: Uint8Array, maxRows: number): Promise<FileRow[]> {
  const rows: FileRow[] = []
  for await (const { index, values } of streamXlsxRows(bytes, { maxRows })) {
    rows.push({ number: index + 1, cells: values })
  }
  return rows
}
