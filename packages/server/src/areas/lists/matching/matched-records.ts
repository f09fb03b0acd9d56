import { type Units, unitOf } from './distances.ts'
import { fingerprint, type KeyKind, normal } from './normal.ts'

/** A key of a search: its number of columns, any of which may match. */
export type MatchedKey = { name: string; kind: KeyKind; columns: number }

/** A record to compare: the values of all columns of all keys, in order. */
export type KeyValues = readonly (string | null)[]

/**
 * The values of a million records in one buffer: as strings they would take five times the memory, and each
 * comparison would create two of them.
 */
export class MatchedRecords {
  readonly keys: readonly MatchedKey[]
  readonly kinds: readonly KeyKind[]
  /** The first column of each key; the last number is that of the columns. */
  readonly firsts: readonly number[]
  units: Units = new Uint8Array(1 << 16)
  /**
   * The start of each cell; it ends where the next one starts. Texts are stored twice: as written, and with sorted
   * words.
   */
  starts = new Uint32Array(1 << 12)
  count = 0
  private cells = 0
  private filled = 0
  readonly width: number

  constructor(keys: readonly MatchedKey[]) {
    this.keys = keys
    const firsts = [0]
    for (const { kind, columns } of keys)
      firsts.push((firsts.at(-1) ?? 0) + columns * (kind === 'text' ? 2 : 1))
    this.firsts = firsts
    this.kinds = keys.flatMap(({ kind, columns }) => new Array<KeyKind>(columns).fill(kind))
    this.width = firsts.at(-1) ?? 0
  }

  add(values: KeyValues): void {
    for (const [column, kind] of this.kinds.entries()) {
      const text = normal(kind, values[column] ?? null)
      this.push(text)
      if (kind === 'text') this.push(fingerprint(text))
    }
    this.count += 1
  }

  /** The start and the end of a cell. */
  start(record: number, cell: number): number {
    return this.starts[record * this.width + cell] as number
  }

  end(record: number, cell: number): number {
    return this.starts[record * this.width + cell + 1] as number
  }

  isEmpty(record: number, cell: number): boolean {
    return this.start(record, cell) === this.end(record, cell)
  }

  text(record: number, cell: number): string {
    return String.fromCharCode(...this.units.subarray(this.start(record, cell), this.end(record, cell)))
  }

  /** Whether two cells are equal. */
  isSame(one: number, other: number, cell: number, otherCell = cell): boolean {
    const { units } = this
    const [a, end, b] = [this.start(one, cell), this.end(one, cell), this.start(other, otherCell)]
    if (end - a !== this.end(other, otherCell) - b) return false
    for (let at = a; at < end; at += 1) if (units[at] !== units[b + at - a]) return false
    return true
  }

  private push(text: string): void {
    if (this.filled + text.length > this.units.length)
      this.units = grown(this.units, this.filled + text.length)
    for (let at = 0; at < text.length; at += 1) this.units[this.filled + at] = unitOf(text.charCodeAt(at))
    this.filled += text.length
    this.cells += 1
    if (this.cells >= this.starts.length) {
      const starts = new Uint32Array(Math.ceil(this.starts.length * 1.5) + 1)
      starts.set(this.starts)
      this.starts = starts
    }
    this.starts[this.cells] = this.filled
  }
}

function grown(units: Units, least: number): Units {
  const larger = new Uint8Array(Math.max(least, Math.ceil(units.length * 1.5)))
  larger.set(units)
  return larger
}
