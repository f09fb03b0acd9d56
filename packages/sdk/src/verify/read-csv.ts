/** A line by the names of its columns: nothing is null, `""` an empty text. */
export type CsvRow = Readonly<Record<string, string | null>>

/** The rows of comma-separated values (RFC 4180), with the apostrophe off that keeps a spreadsheet from running a text. */
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
    // A line that cannot be read ends the file: what follows is missing.
    if (found === null) return
    const [, quoted, plain = '', end] = found
    const value = quoted === undefined ? plain || null : quoted.replaceAll('""', '"')
    cells.push(value?.replace(/^'/, '') ?? null)
    if (end === ',') continue
    yield cells
    cells = []
  }
}
