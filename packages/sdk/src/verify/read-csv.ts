/** A line by column name: an empty cell is null, `""` an empty text. */
export type CsvRow = Readonly<Record<string, string | null>>

/**
 * Parses comma-separated values (RFC 4180), and removes the apostrophe that keeps a spreadsheet from evaluating a
 * cell.
 */
export function* rowsOf(text: string): Generator<CsvRow> {
  const lines = cellsOf(text)
  const names = lines.next().value ?? []
  for (const cells of lines)
    yield Object.fromEntries(names.map((name, at) => [name ?? '', cells[at] ?? null]))
}

function* cellsOf(text: string): Generator<(string | null)[], undefined> {
  const cell = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|$)/y
  let cells: (string | null)[] = []
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text)
    // A line that cannot be parsed ends the file: the rest counts as missing.
    if (found === null) return
    const [, quoted, plain = '', end] = found
    const value = quoted === undefined ? plain || null : quoted.replaceAll('""', '"')
    cells.push(value?.replace(/^'/, '') ?? null)
    if (end === ',') continue
    yield cells
    cells = []
  }
}
