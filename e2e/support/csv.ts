/**
 * A small reader and writer of delimited text that shares nothing with the product, so that it can judge it.
 */
export function readCsv(text: string, delimiter: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === delimiter) {
      row.push(cell)
      cell = ''
    } else if (sign === '\n') {
      rows.push([...row, cell.endsWith('\r') ? cell.slice(0, -1) : cell])
      row = []
      cell = ''
    } else cell += sign
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  return rows
}

/** One line without its end; a cell is quoted when it must be, or always. */
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

/** The bytes of a text in Windows-1252; a sign that it lacks is a fault of the caller. */
export function windows1252(text: string): Buffer {
  return Buffer.from(
    Array.from(text, (sign) => {
      const byte = byteOf.get(sign)
      if (byte === undefined) throw new Error(`Windows-1252 has no ${JSON.stringify(sign)}`)
      return byte
    }),
  )
}
