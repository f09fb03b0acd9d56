import { setImmediate } from 'node:timers/promises'
import type { Analysis } from '@portal/sdk/contract'
import type { ByteSource } from './byte-source.ts'
import { isText } from './content-check.ts'
import { DateOrderTally } from './date-order.ts'
import { detectDelimiter } from './detect-delimiter.ts'
import { decode, detectEncoding, type Encoding } from './encoding.ts'
import { looksLikeHeader, uniqueHeaders } from './headers.ts'
import { openRecords, textStart } from './open-records.ts'
import { type FileRecord, type Place, type Reading, readSlice } from './read-slice.ts'
import { splitCells } from './split-cells.ts'

type Warning = Analysis['warnings'][number]

const headBytes = 256 << 10
const sliceBytes = 1 << 18
const previewRecords = 20
const sampledRecords = 200
const sampleCount = 5
const shownCharacters = 1000
const maximumColumns = 1000
const doubleEncoding = /Ã[\u0080-\u00BF\u2018-\u203A\u20AC]|Â[\u00A0-\u00BF]|â€/

/** The explicit reading options, including the meaning of cells. */
export type Forced = Partial<Reading & Pick<Analysis, 'dateOrder' | 'decimalSign'>>

/** Detects how to read a file, and its content. Options in `forced` are not detected. */
export async function analyse(
  source: ByteSource,
  forced: Forced = {},
): Promise<{ ok: true; analysis: Analysis } | { ok: false; code: 'blank' | 'content_type_invalid' }> {
  if (source.size === 0) return { ok: false, code: 'blank' }
  const head = await source.read(0, Math.min(headBytes, source.size))
  if (!isText(head)) return { ok: false, code: 'content_type_invalid' }
  const encoding = forced.encoding ?? (await detectEncoding(source, head))
  const analysis = await describe(source, await detectReading(source, head, encoding, forced))
  const { dateOrder = analysis.dateOrder, decimalSign = analysis.decimalSign } = forced
  return { ok: true, analysis: { ...analysis, dateOrder, decimalSign } }
}

async function detectReading(
  source: ByteSource,
  head: Buffer,
  encoding: Encoding,
  forced: Partial<Reading>,
): Promise<Reading> {
  const start = textStart(head, encoding)
  const { text } = decode(head.subarray(start.byte), encoding)
  const delimiter = forced.delimiter ?? start.delimiter ?? detectDelimiter(text, head.length >= source.size)
  const reading: Reading = { encoding, delimiter, hasHeader: false }
  if (forced.hasHeader !== undefined) return { ...reading, hasHeader: forced.hasHeader }
  const records = await firstRecords(source, reading, { byte: start.byte, row: 1 }, 2)
  const [first, second] = records.map((record) => cellsOf(record, delimiter))
  return { ...reading, hasHeader: first !== undefined && looksLikeHeader(first, second) }
}

async function describe(source: ByteSource, reading: Reading): Promise<Analysis> {
  const { from, header, hasSepLine } = await openRecords(source, reading)
  const records = await firstRecords(source, reading, from, sampledRecords)
  const rows = records.map((record) => cellsOf(record, reading.delimiter))
  const width = header?.length ?? Math.max(0, ...rows.map((row) => row.length))
  const { headers, hadDuplicates } = uniqueHeaders(header ?? Array.from({ length: width }, () => ''))
  const counted = await countRecords(source, reading, from)
  const warnings = new Set<Warning>(counted.warnings)
  if (hadDuplicates) warnings.add('duplicate_headers')
  if (hasSepLine) warnings.add('sep_line')
  if (rows.some((row) => row.length !== width)) warnings.add('ragged_rows')
  return {
    ...reading,
    ...{ sheets: [], sheet: null, dateOrder: counted.dateOrder, decimalSign: null },
    recordCount: counted.total,
    columns: headers.map((name, index) => ({ index, header: name, samples: samples(rows, index) })),
    preview: rows.slice(0, previewRecords).map((row) => row.slice(0, maximumColumns).map(shown)),
    warnings: [...warnings],
  }
}

function cellsOf(record: FileRecord, delimiter: string): string[] {
  return splitCells(record.raw ?? record.shown, delimiter)
}

function samples(rows: string[][], index: number): string[] {
  const cells = rows.map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== '')
  return [...new Set(cells)].slice(0, sampleCount).map(shown)
}

function shown(cell: string): string {
  return cell.slice(0, shownCharacters).toWellFormed()
}

async function firstRecords(
  source: ByteSource,
  reading: Reading,
  from: Place,
  count: number,
): Promise<FileRecord[]> {
  const found: FileRecord[] = []
  let place = from
  while (found.length < count) {
    const size = { bytes: headBytes, records: count - found.length }
    const slice = await readSlice(source, reading, place, size)
    if (!slice) break
    found.push(...slice.records)
    place = slice.next
  }
  return found
}

/** Counts the records of the whole file, and detects signs of a wrong encoding. */
async function countRecords(
  source: ByteSource,
  reading: Reading,
  from: Place,
): Promise<{ total: number; warnings: Set<Warning>; dateOrder: Analysis['dateOrder'] }> {
  const dates = new DateOrderTally()
  const warnings = new Set<Warning>()
  let total = 0
  let place = from
  for (;;) {
    const slice = await readSlice(source, reading, place, { bytes: sliceBytes })
    if (!slice) break
    total += slice.records.length
    place = slice.next
    for (const { raw } of slice.records) {
      if (raw === null) continue
      if (raw.includes('¤')) warnings.add('currency_sign')
      if (doubleEncoding.test(raw)) warnings.add('double_encoding')
      dates.add(raw)
    }
    // Yields to other requests between slices.
    await setImmediate()
  }
  if (dates.isMixed()) warnings.add('mixed_dates')
  return { total, warnings, dateOrder: dates.order() }
}
