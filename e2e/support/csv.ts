/** A small parser and formatter of delimited text, independent of the product, to verify it. */
export function readCsv(text: string, delimiter: string): string[][] {
  const rows: string[][] = [[]]
  for (const { value, isLast } of cellsOf(text, delimiter)) {
    rows.at(-1)?.push(value)
    if (isLast) rows.push([])
  }
  // Nothing after the last line end is a row.
  return rows.filter((row) => row.length > 0)
}

function* cellsOf(text: string, delimiter: string): Generator<{ value: string; isLast: boolean }> {
  // A cell is quoted, with doubled quotes inside, or ends at the next delimiter or line end.
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|((?!")[^${delimiter}\\r\\n]*))(${delimiter}|\\r?\\n|$)`, 'y')
  cell.lastIndex = text.startsWith('\uFEFF') ? 1 : 0
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex
    const [, quoted, plain = '', end] = cell.exec(text) ?? []
    if (end === undefined) throw new Error(`no cell can be read at ${at}: ${text.slice(at, at + 40)}`)
    yield { value: quoted?.replaceAll('""', '"') ?? plain, isLast: end !== delimiter }
  }
  if (text.endsWith(delimiter)) yield { value: '', isLast: true }
}

/** One line without its end; cells are quoted if necessary, or always. */
export function csvLine(cells: readonly string[], delimiter: string, always = false): string {
  const isSpecial = (cell: string) => cell.includes(delimiter) || /["\r\n]/.test(cell)
  return cells
    .map((cell) => (always || isSpecial(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(delimiter)
}

const byteOf = new Map(
  Array.from(new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))).map(
    (sign, byte) => [sign, byte] as const,
  ),
)

/** Encodes a text as Windows-1252; throws on a character that it lacks. */
export function windows1252(text: string): Buffer {
  return Buffer.from(
    Array.from(text, (sign) => {
      const byte = byteOf.get(sign)
      if (byte === undefined) throw new Error(`Windows-1252 has no ${JSON.stringify(sign)}`)
      return byte
    }),
  )
}
