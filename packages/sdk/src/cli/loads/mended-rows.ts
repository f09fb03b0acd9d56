import type { RowToMend } from '@portal/sdk'
import { CommandError } from '#cli/command/command-error.ts'

/**
 * Parses a corrected file that `loads errors --out` wrote. The columns before FILA and ERROR are the cells, FILA is
 * the row number. The character between these two headers is the delimiter.
 */
export function mendedRows(text: string): RowToMend[] {
  const lines = recordsOf(text.replace(/^\uFEFF/, ''))
  const [header, ...rows] = lines
  const end = header?.length ?? 0
  if (header === undefined || header[end - 2] !== 'FILA' || header[end - 1] !== 'ERROR')
    throw new CommandError('usage', 'The file does not end with the columns FILA and ERROR', [
      'Write it with: portal loads errors ID --out FILE',
    ])
  return rows.map((cells, at) => {
    const row = Number(cells[end - 2])
    if (!Number.isInteger(row) || row < 1)
      throw new CommandError('usage', `Line ${at + 2} has no number of a row in the column FILA`)
    return { row, cells: cells.slice(0, end - 2) }
  })
}

function recordsOf(text: string): string[][] {
  const delimiter = /FILA"?([;,|\t])"?ERROR/.exec(text)?.[1] ?? ';'
  const records: string[][] = []
  let cells: string[] = []
  let at = 0
  while (at < text.length) {
    const cell = cellAt(text, at, delimiter)
    cells.push(cell.text)
    at = cell.end + 1
    if (text[cell.end] === delimiter) continue
    if (text[cell.end] === '\r' && text[cell.end + 1] === '\n') at += 1
    records.push(cells)
    cells = []
  }
  return records
}

/** Reads one cell, and the position of the delimiter after it. */
function cellAt(text: string, start: number, delimiter: string): { text: string; end: number } {
  if (text[start] !== '"') {
    let end = start
    while (end < text.length && ![delimiter, '\r', '\n'].includes(text[end] ?? '')) end += 1
    return { text: text.slice(start, end), end }
  }
  let end = start + 1
  while (end < text.length && (text[end] !== '"' || text[end + 1] === '"')) end += text[end] === '"' ? 2 : 1
  return { text: text.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 }
}
