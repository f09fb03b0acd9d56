import { setImmediate } from 'node:timers/promises'
import { type RowError, type RowReader, unreadableRow } from './cells/compile-template.ts'
import { copyText } from './copy-text.ts'
import type { FileRecord, Place, Slice } from './csv/read-slice.ts'
import type { RecordTuples } from './record-tuples.ts'

/** Some rows of a load, checked, and the place that is reached once they are committed. */
export interface PreparedSlice {
  records: RecordTuples
  /** Rejected rows as COPY takes them: row, text, whether it is readable, errors. */
  rejects: string[]
  /** Rows whose key came before in this slice. */
  duplicated: number
  /** All rows read. */
  read: number
  next: Place
}

/** Rows checked without a pause: less than a millisecond, so that the commit before goes on, and requests too. */
const rowsAtOnce = 100

/** Checks the records of a slice and writes down the good ones. The first of several rows with one key is kept. */
export async function prepareSlice(
  { records, next }: Slice,
  readRow: RowReader,
  tuples: RecordTuples,
): Promise<PreparedSlice> {
  const slice: PreparedSlice = { records: tuples, rejects: [], duplicated: 0, read: records.length, next }
  const keys = new Set<string>()
  for (let at = 0; at < records.length; at += rowsAtOnce) {
    for (const record of records.slice(at, at + rowsAtOnce)) prepareRow(record, readRow, slice, keys)
    await setImmediate()
  }
  return slice
}

function prepareRow(record: FileRecord, readRow: RowReader, slice: PreparedSlice, keys: Set<string>): void {
  const { row, raw } = record
  if (raw === null) {
    const { shown } = record
    slice.rejects.push(rejectLine(row, shown, false, [unreadableRow(shown)]))
    return
  }
  const result = readRow(raw)
  if (!result.ok) {
    slice.rejects.push(rejectLine(row, raw, true, result.errors))
    return
  }
  const { key } = result
  if (key !== null && keys.has(key)) {
    slice.duplicated += 1
    return
  }
  if (key !== null) keys.add(key)
  slice.records.add(row, key, result.values)
}

function rejectLine(row: number, raw: string, readable: boolean, errors: RowError[]): string {
  return `${row}\t${copyText(raw)}\t${readable ? 't' : 'f'}\t${copyText(JSON.stringify(errors))}\n`
}
