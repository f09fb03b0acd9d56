import type { MatchedRecords } from './matched-records.ts'
import { soundsOf } from './spanish-sound.ts'

type Way = 'exact' | 'fingerprint' | 'phonetic'

/** The first record with each key: an open-addressing hash table of 64-bit hashes. */
export class KeyTable {
  private readonly records: MatchedRecords
  private readonly way: Way
  private readonly match: 'all' | 'any'
  private readonly table: Int32Array
  private readonly high: Int32Array
  private readonly low: Int32Array
  private readonly mask: number

  constructor(records: MatchedRecords, way: Way, match: 'all' | 'any') {
    this.records = records
    this.way = way
    this.match = match
    const each =
      match === 'any' ? records.kinds.length : Math.max(1, ...records.keys.map(({ columns }) => columns))
    const size = 2 ** Math.ceil(Math.log2(Math.max(16, records.count * each * 1.5)))
    this.table = new Int32Array(size).fill(-1)
    this.high = new Int32Array(size)
    this.low = new Int32Array(size)
    this.mask = size - 1
  }

  /** Returns the first record with the same key, for each existing key of this record. */
  add(record: number, onSame: (first: number) => void): void {
    for (const text of this.textsOf(record)) {
      const first = this.firstOf(text, record)
      if (first !== record) onSame(first)
    }
  }

  private textsOf(record: number): string[] {
    const keys = this.records.keys.map((_, key) => this.valuesOf(record, key))
    if (this.match === 'any') return keys.flatMap((values, key) => values.map((value) => `${key}=${value}`))
    return keys.reduce<string[]>(
      (texts, values) => texts.flatMap((text) => values.map((value) => `${text}|${value}`)),
      [''],
    )
  }

  private valuesOf(record: number, key: number): string[] {
    const { records } = this
    const { kind, columns } = records.keys[key] as MatchedRecords['keys'][number]
    const first = records.firsts[key] as number
    const values = new Set<string>()
    for (let column = 0; column < columns; column += 1) {
      const cell = first + column * (kind === 'text' ? 2 : 1)
      if (records.isEmpty(record, cell)) continue
      const isOrdered = kind === 'text' && this.way !== 'exact'
      const text = records.text(record, isOrdered ? cell + 1 : cell)
      values.add(kind === 'text' && this.way === 'phonetic' ? soundsOf(text).join(' ') : text)
    }
    return [...values]
  }

  private firstOf(text: string, record: number): number {
    let [high, low] = [0x811c9dc5 | 0, 0x9e3779b9 | 0]
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at)
      high = Math.imul(high ^ unit, 0x01000193)
      low = Math.imul(low ^ (unit + at), 0x85ebca6b) ^ (low >>> 13)
    }
    let place = (high ^ (high >>> 15) ^ low) & this.mask
    for (; ; place = (place + 1) & this.mask) {
      const first = this.table[place] as number
      if (first === -1) break
      if (this.high[place] === high && this.low[place] === low) return first
    }
    this.table[place] = record
    this.high[place] = high
    this.low[place] = low
    return record
  }
}
