import type { CellValue } from '#cells/cell-rule.ts'

/** The position of one record among the tuples, to skip or reread it. */
export interface PreparedRow {
  row: number
  key: string | null
  start: number
  /** The offset of its cells. */
  cells: number
  end: number
}

/** The constants of a load's records. */
export interface RecordShape {
  loadSerial: number
  templateSerial: number
  /** For each cell of a record the template's column, -1 for a removed column. */
  columnOfCell: readonly number[]
}

const signature = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1')
const trailer = Buffer.from([0xff, 0xff])
const textOid = 25
const fields = 5
// Counts, lengths and integers of a tuple, with room to spare.
const fixedBytes = 64

/**
 * Records in the binary format of COPY for `records (load_serial, row_number, template_serial, key, cells)`, written
 * directly as bytes: a million strings that live until they are sent would cost more than validating their cells, and
 * so would parsing text on the other side.
 */
export class RecordTuples {
  readonly rows: PreparedRow[] = []
  readonly shape: RecordShape
  #bytes: Buffer<ArrayBuffer>
  #end = signature.length

  constructor(shape: RecordShape, capacity = 1 << 20) {
    this.shape = shape
    this.#bytes = Buffer.allocUnsafeSlow(capacity)
    this.#bytes.set(signature)
  }

  /** Clears the records, and keeps the buffer for the next slice. */
  emptied(): this {
    this.rows.length = 0
    this.#end = signature.length
    return this
  }

  /** Adds a record: its values in the order of the template's columns, null for none. */
  add(row: number, key: string | null, values: readonly (CellValue | null)[]): void {
    const start = this.#end
    const { loadSerial, templateSerial } = this.shape
    this.#room(fixedBytes)
    this.#int16(fields)
    this.#int(4)
    this.#int(loadSerial)
    this.#int(4)
    this.#int(row)
    this.#int(4)
    this.#int(templateSerial)
    this.#text(key)
    const cells = this.#end
    this.#cells(values)
    this.rows.push({ row, key, start, cells, end: this.#end })
  }

  /** The complete COPY message, with all records or some. */
  message(rows: readonly PreparedRow[] = this.rows): Buffer<ArrayBuffer> {
    if (rows.length < this.rows.length)
      return Buffer.concat([
        signature,
        ...rows.map(({ start, end }) => this.#bytes.subarray(start, end)),
        trailer,
      ])
    this.#room(trailer.length)
    this.#bytes.set(trailer, this.#end)
    return this.#bytes.subarray(0, this.#end + trailer.length)
  }

  /** A record's cells, as they were added. */
  cellsOf({ cells, end }: PreparedRow): (string | null)[] {
    const found: (string | null)[] = []
    let at = cells + 4 + 20
    while (at < end) {
      const length = this.#bytes.readInt32BE(at)
      at += 4
      found.push(length < 0 ? null : this.#bytes.toString('utf8', at, at + length))
      at += Math.max(length, 0)
    }
    return found
  }

  /** A text array up to its last value: dimensions, null flag, type, count, lower bound, elements. */
  #cells(values: readonly (CellValue | null)[]): void {
    const { columnOfCell } = this.shape
    let count = columnOfCell.length
    while (count > 0 && (values[columnOfCell[count - 1] ?? -1] ?? null) === null) count -= 1
    this.#room(fixedBytes)
    const start = this.#end
    this.#end += 4
    this.#int(count === 0 ? 0 : 1)
    this.#int(1)
    this.#int(textOid)
    if (count > 0) {
      this.#int(count)
      this.#int(1)
    }
    for (let at = 0; at < count; at += 1) this.#text(values[columnOfCell[at] ?? -1] ?? null)
    this.#bytes.writeInt32BE(this.#end - start - 4, start)
  }

  #text(value: CellValue | null): void {
    if (value === null) {
      this.#room(4)
      this.#int(-1)
      return
    }
    const text = typeof value === 'string' ? value : String(value)
    this.#room(4 + text.length * 3)
    const start = this.#end
    this.#end = this.#utf8(text, start + 4)
    const length = this.#end - start - 4
    const bytes = this.#bytes
    bytes[start] = length >>> 24
    bytes[start + 1] = length >>> 16
    bytes[start + 2] = length >>> 8
    bytes[start + 3] = length
  }

  /** For short Latin text a loop is faster than a native call. */
  #utf8(text: string, start: number): number {
    const bytes = this.#bytes
    let end = start
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (code < 0x80) bytes[end++] = code
      else if (code < 0x800) {
        bytes[end++] = 0xc0 | (code >> 6)
        bytes[end++] = 0x80 | (code & 63)
      } else return start + bytes.write(text, start)
    }
    return end
  }

  #int(value: number): void {
    const bytes = this.#bytes
    const end = this.#end
    bytes[end] = value >>> 24
    bytes[end + 1] = value >>> 16
    bytes[end + 2] = value >>> 8
    bytes[end + 3] = value
    this.#end = end + 4
  }

  #int16(value: number): void {
    this.#end = this.#bytes.writeInt16BE(value, this.#end)
  }

  #room(length: number): void {
    if (this.#end + length <= this.#bytes.length) return
    const larger = Buffer.allocUnsafeSlow(Math.max(this.#bytes.length * 2, this.#end + length))
    larger.set(this.#bytes.subarray(0, this.#end))
    this.#bytes = larger
  }
}
