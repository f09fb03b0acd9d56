const quote = 34
const newline = 10
const carriageReturn = 13

/** Splits a record into its cells. A quote is only significant as the first character of a cell. */
export function splitCells(record: string, delimiter: string): string[] {
  if (!record.includes('"')) return record.split(delimiter)
  const cells: string[] = []
  let at = 0
  for (;;) {
    const cell = readCell(record, at, delimiter)
    cells.push(cell.text)
    if (cell.end >= record.length) return cells
    at = cell.end + 1
  }
}

function readCell(record: string, start: number, delimiter: string): { text: string; end: number } {
  if (record.charCodeAt(start) !== quote) {
    const end = endOf(record, start, delimiter)
    return { text: record.slice(start, end), end }
  }
  const closing = closingQuote(record, start)
  // Text after the closing quote belongs to the cell, as in spreadsheets.
  const end = closing === -1 ? record.length : endOf(record, closing + 1, delimiter)
  const inner = record.slice(start + 1, closing === -1 ? record.length : closing)
  const text = unquoted(inner) + (closing === -1 ? '' : record.slice(closing + 1, end))
  return { text, end }
}

function endOf(record: string, from: number, delimiter: string): number {
  const end = record.indexOf(delimiter, from)
  return end === -1 ? record.length : end
}

function unquoted(inner: string): string {
  const text = inner.includes('"') ? inner.replaceAll('""', '"') : inner
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

/** The position of the closing quote for the one at `start`, or -1. */
function closingQuote(text: string, start: number): number {
  let at = text.indexOf('"', start + 1)
  while (at !== -1 && text.charCodeAt(at + 1) === quote) at = text.indexOf('"', at + 2)
  return at
}

/** The end of the record at `start`: its line end, the end of the text, or -1 with an unclosed quote. */
export function recordEnd(text: string, start: number, delimiter: string): number {
  const separator = delimiter.charCodeAt(0)
  let isCellStart = true
  let at = start
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (isCellStart && code === quote) {
      const closing = closingQuote(text, at)
      if (closing === -1) return -1
      at = closing
      isCellStart = false
    } else {
      if (code === newline || code === carriageReturn) return at
      isCellStart = code === separator
    }
    at += 1
  }
  return at
}
