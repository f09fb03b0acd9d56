import type { Delimiter } from '@portal/sdk/contract'
import type { ByteSource } from './byte-source.ts'
import { decode, type Decoded, type Encoding, unitBytes } from './encoding.ts'
import { faultOf, type RowFault } from './row-fault.ts'
import { type RawRecord, recordLimit, splitRecords } from './split-records.ts'

export type { Delimiter }

/** How a file is read. */
export interface Reading {
  encoding: Encoding
  delimiter: Delimiter
  hasHeader: boolean
}

/** A position between two records, from which a load can resume. */
export interface Place {
  byte: number
  row: number
}

/** One record of the file. `raw` is null when it cannot be read; `fault` gives the reason. */
export interface FileRecord {
  row: number
  raw: string | null
  /** The displayable form of an unreadable record. */
  shown: string
  fault?: RowFault
}

/** Complete records, and the position after them. */
export interface Slice {
  records: FileRecord[]
  next: Place
}

const lineFeed = 10
const carriageReturn = 13
const shownLength = 2000
// A UTF-8 character takes up to three bytes per UTF-16 unit, so this fits a record of the maximum length.
const longestRead = recordLimit * 4

/** Reads about `size.bytes` bytes of complete records from a position; null at the end of the file. */
export async function readSlice(
  source: ByteSource,
  reading: Reading,
  from: Place,
  size: { bytes: number; records?: number },
): Promise<Slice | null> {
  if (from.byte >= source.size) return null
  let length = size.bytes
  for (;;) {
    const read = await source.read(from.byte, Math.min(length, source.size - from.byte))
    const isLast = from.byte + read.length >= source.size
    const slice = cutSlice(read, reading, from, { isLast, atMost: size.records })
    if (slice.next.byte > from.byte || isLast) return slice
    if (length >= longestRead) return skipLine(source, reading, from, read)
    length = longestRead
  }
}

function cutSlice(
  read: Buffer,
  reading: Reading,
  from: Place,
  options: { isLast: boolean; atMost: number | undefined },
): Slice {
  const bytes = options.isLast ? read : wholeLines(read, reading.encoding)
  const decoded = decode(bytes, reading.encoding)
  const { delimiter } = reading
  const split = splitRecords(decoded.text, { delimiter, firstRow: from.row, ...options })
  const isWhole = split.end === decoded.text.length
  const consumed = isWhole ? bytes.length : decoded.byteLength(decoded.text.slice(0, split.end))
  return {
    records: split.records.map((one) => fileRecord(one, decoded, delimiter)),
    next: { byte: from.byte + consumed, row: split.nextRow },
  }
}

function fileRecord({ row, raw, fault }: RawRecord, decoded: Decoded, delimiter: string): FileRecord {
  const read = fault === null ? decoded.record(raw) : null
  if (read !== null && !read.includes('\0')) return { row, raw: read, shown: '' }
  const code = fault ?? (read === null ? 'bytes_invalid' : 'nul_character')
  const text = decoded.shown(raw)
  return {
    row,
    raw: null,
    shown: shown(text.slice(0, shownLength)),
    fault: faultOf(code, text, delimiter),
  }
}

// PostgreSQL cannot store NUL or lone surrogates.
function shown(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** Drops what follows the last line end, so that no character is split. */
function wholeLines(bytes: Buffer, encoding: Encoding): Buffer {
  if (unitBytes(encoding) === 2) return bytes.subarray(0, bytes.length - (bytes.length % 2))
  const end = Math.max(bytes.lastIndexOf(lineFeed), bytes.lastIndexOf(carriageReturn))
  return bytes.subarray(0, end + 1)
}

/** Skips a line that exceeds the limit, without buffering it. */
async function skipLine(source: ByteSource, reading: Reading, from: Place, head: Buffer): Promise<Slice> {
  const unit = unitBytes(reading.encoding)
  let byte = from.byte
  let end = -1
  while (end === -1 && byte < source.size) {
    const bytes = await source.read(byte, recordLimit)
    end = lineEnd(bytes, unit)
    byte += end === -1 ? bytes.length : end
  }
  const decoded = decode(head.subarray(0, shownLength), reading.encoding)
  const fault = { code: 'record_too_long', column: null } as const
  const record = { row: from.row, raw: null, shown: shown(decoded.shown(decoded.text)), fault }
  return { records: [record], next: { byte: await pastLineEnd(source, byte, unit), row: from.row + 1 } }
}

function lineEnd(bytes: Buffer, unit: 1 | 2): number {
  for (let at = 0; at + unit <= bytes.length; at += unit) {
    if (isLineSign(bytes, at, unit, lineFeed) || isLineSign(bytes, at, unit, carriageReturn)) return at
  }
  return -1
}

function isLineSign(bytes: Buffer, at: number, unit: 1 | 2, sign: number): boolean {
  if (unit === 1) return bytes[at] === sign
  return (bytes[at] === sign && bytes[at + 1] === 0) || (bytes[at] === 0 && bytes[at + 1] === sign)
}

async function pastLineEnd(source: ByteSource, byte: number, unit: 1 | 2): Promise<number> {
  if (byte >= source.size) return source.size
  const bytes = await source.read(byte, Math.min(unit * 2, source.size - byte))
  const isPair = isLineSign(bytes, 0, unit, carriageReturn) && isLineSign(bytes, unit, unit, lineFeed)
  return Math.min(source.size, byte + (isPair ? unit * 2 : unit))
}
