import type { SheetRow, Workbook } from './sheet-row.ts'
import { WorkbookFault } from './workbook-fault.ts'

/** The maximum number of rows that any program supports. */
const mostRows = 1 << 20

/**
 * The number of rows that determine the width of a sheet; notes far to the right further down only make their own row
 * too long.
 */
const sampledRows = 200
const mark = '\uFEFF'

/** The CSV dialect of the text, so that it is read like other files. */
export const sheetReading = { encoding: 'utf-8-bom', delimiter: ';' } as const

/** The rows of a sheet as delimited text. Row numbers are kept with empty lines. Undefined for a sheet without rows. */
export async function* sheetText(workbook: Workbook, sheet: number): AsyncGenerator<string> {
  let written = 0
  let width = 0
  let sample: SheetRow[] | null = []
  const lines = (rows: readonly SheetRow[]) => {
    let text = ''
    for (const { number, cells } of rows) {
      if (number <= written) continue
      if (number > mostRows) throw new WorkbookFault('file_damaged')
      text += '\r\n'.repeat(number - written - 1) + lineOf(cells, width)
      written = number
    }
    return text
  }
  for await (const rows of workbook.rows(sheet)) {
    if (sample === null) {
      yield lines(rows)
      continue
    }
    sample.push(...rows)
    if (sample.length < sampledRows) continue
    width = widthOf(sample)
    yield mark + lines(sample)
    sample = null
  }
  if (sample === null || sample.length === 0) return
  width = widthOf(sample)
  yield mark + lines(sample)
}

const widthOf = (rows: readonly SheetRow[]) => Math.max(...rows.map(({ cells }) => cells.length))

function lineOf(cells: readonly string[], width: number): string {
  let line = ''
  for (let at = 0; at < Math.max(width, cells.length); at += 1)
    line += (at === 0 ? '' : ';') + cellOf(cells[at] ?? '')
  return `${line}\r\n`
}

/** A first cell `sep=` would be taken for a declaration of the delimiter. */
function cellOf(cell: string): string {
  return /[";\r\n]|^sep=/i.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
