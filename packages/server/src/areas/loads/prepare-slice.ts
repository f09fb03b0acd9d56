import { setImmediate } from 'node:timers/promises'
import { type RowError, type RowReader, unreadableRow } from './compile-template.ts'
import { copyText } from './copy-text.ts'
import type { FileRecord, Place, Slice } from './csv/read-slice.ts'
import type { EntryColumns, EntryRow } from './entry-rows.ts'
import type { RecordTuples } from './record-tuples.ts'
import { type KindColumn, RowMarks } from './row-marks.ts'

/** Validated rows of a load, and the position after them. */
export interface PreparedSlice {
  readonly records: RecordTuples
  /** Rejected rows for COPY: row, text, readability, errors. */
  readonly rejects: readonly string[]
  /** The values of its records to check against blacklists. */
  readonly marks: RowMarks
  /** The blacklist entries of its rows, instead of records. */
  readonly entries: readonly EntryRow[]
  /** Rows whose key occurred earlier in this slice. */
  readonly duplicated: number
  /** All rows read. */
  readonly read: number
  readonly next: Place
}

/** Rows validated without a pause: less than a millisecond, so that the previous commit and requests proceed. */
const rowsAtOnce = 100

/** Additional outputs: values to check against blacklists, or entries instead of records. */
export type RowUse = {
  checked: readonly KindColumn[]
  entryColumns?: EntryColumns | undefined
  /** The header, for errors of whole rows. */
  headers: readonly string[]
}

/** A slice being built. Of several rows with one key the first is kept. */
export class SlicePreparation implements PreparedSlice {
  readonly records: RecordTuples
  readonly rejects: string[] = []
  readonly marks: RowMarks
  readonly entries: EntryRow[] = []
  /** The errors of the last refused row. */
  lastErrors: readonly RowError[] = []
  duplicated = 0
  read = 0
  next: Place
  readonly #readRow: RowReader
  readonly #keys = new Set<string>()
  readonly #entryColumns: EntryColumns | undefined
  readonly #headers: readonly string[]

  constructor(from: Place, readRow: RowReader, records: RecordTuples, use: RowUse) {
    const { checked, entryColumns, headers } = use
    this.#headers = headers
    this.next = from
    this.marks = new RowMarks(checked)
    this.#entryColumns = entryColumns
    this.#readRow = readRow
    this.records = records
  }

  /** Validates the records of a part and adds the valid ones. */
  async add({ records, next }: Slice): Promise<void> {
    for (let at = 0; at < records.length; at += rowsAtOnce) {
      for (const record of records.slice(at, at + rowsAtOnce)) this.#addRow(record)
      await setImmediate()
    }
    this.read += records.length
    this.next = next
  }

  #addRow(record: FileRecord): void {
    const { row, raw, shown } = record
    if (raw === null) {
      this.#reject(row, shown, false, [unreadableRow(record, this.#headers)])
      return
    }
    const result = this.#readRow(raw)
    if (!result.ok) {
      this.#reject(row, raw, true, result.errors)
      return
    }
    const { key } = result
    if (key !== null && this.#keys.has(key)) {
      this.duplicated += 1
      return
    }
    if (key !== null) this.#keys.add(key)
    if (this.#entryColumns) {
      this.entries.push(...this.#entryColumns.entriesOf(row, result.values))
      return
    }
    this.marks.take(row, result.values)
    this.records.add(row, key, result.values)
  }

  #reject(row: number, raw: string, readable: boolean, errors: RowError[]): void {
    this.rejects.push(rejectLine(row, raw, readable, errors))
    this.lastErrors = errors
  }
}

function rejectLine(row: number, raw: string, readable: boolean, errors: RowError[]): string {
  return `${row}\t${copyText(raw)}\t${readable ? 't' : 'f'}\t${copyText(JSON.stringify(errors))}\n`
}
