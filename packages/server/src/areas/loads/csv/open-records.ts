import type { ByteSource } from './byte-source.ts'
import { decode, type Encoding, markLength } from './encoding.ts'
import { type Delimiter, type Place, type Reading, readSlice } from './read-slice.ts'
import { splitCells } from './split-cells.ts'

const delimiters: readonly Delimiter[] = [';', ',', '\t', '|']
const headBytes = 64 << 10
const maximumColumns = 1000

/** The start of the text: after the byte order mark and a line `sep=;`, which spreadsheets interpret and hide. */
export function textStart(head: Buffer, encoding: Encoding): { byte: number; delimiter: Delimiter | null } {
  const mark = markLength(head, encoding)
  const { text, byteLength } = decode(head.subarray(mark, mark + 32), encoding)
  const line = /^sep=([;,\t|])(\r\n|\n|\r)/i.exec(text)
  if (!line) return { byte: mark, delimiter: null }
  return { byte: mark + byteLength(line[0]), delimiter: delimiters.find((one) => one === line[1]) ?? null }
}

/** The position of the first data record, and the header before it. */
export async function openRecords(
  source: ByteSource,
  reading: Reading,
): Promise<{ from: Place; header: string[] | null; hasSepLine: boolean }> {
  const start = textStart(await source.read(0, Math.min(64, source.size)), reading.encoding)
  const hasSepLine = start.delimiter !== null
  let from: Place = { byte: start.byte, row: 1 }
  while (reading.hasHeader) {
    const slice = await readSlice(source, reading, from, { bytes: headBytes, records: 1 })
    if (!slice) break
    from = slice.next
    const [header] = slice.records
    if (!header) continue
    const cells = splitCells(header.raw ?? header.shown, reading.delimiter).slice(0, maximumColumns)
    // The header is row 1, even after blank lines.
    return { from: { byte: from.byte, row: 2 }, header: cells, hasSepLine }
  }
  return { from, header: null, hasSepLine }
}
