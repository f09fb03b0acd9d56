import type { MatchedRecords } from './matched-records.ts'
import type { KeyKind } from './normal.ts'
import { soundOf } from './spanish-sound.ts'

/** The block numbers of records: two records are compared if they share a block. */
export type Compare = (one: number, other: number) => void

/** Up to this size all pairs of a block are compared; in a larger one each record with its neighbours in word order. */
const mostInBlock = 24
const neighbours = 8
/** The maximum number of words of a text that create blocks. */
const mostWords = 4
const recordBits = 21
const recordBase = 2 ** recordBits
/** The maximum number of records: a block and a record must fit into one number. */
export const mostRecords = recordBase - 1

/**
 * Blocking, because a million records would make half a billion pairs. Records share a block by an equal phone or
 * code, and by two similar-sounding words of a text; a text of two words also by their beginnings, a single word by
 * its beginning and its end. A record without blocks is compared with none.
 */
export class Blocks {
  private readonly records: MatchedRecords
  private readonly slots: number
  /** The blocks of each record; 0 for none, and for those that are too large. */
  private readonly own: Uint32Array
  private readonly entries: Float64Array

  constructor(records: MatchedRecords) {
    this.records = records
    this.slots = slotsOf(records)
    this.own = new Uint32Array(records.count * this.slots)
    let filled = 0
    for (let record = 0; record < records.count; record += 1) filled += this.fill(record)
    this.entries = this.sorted(filled)
  }

  get size(): number {
    return this.entries.length
  }

  /** Compares pairs within blocks, from an entry on, for roughly that many; returns the next entry. */
  compare(from: number, about: number, compare: Compare): number {
    const { entries } = this
    let begin = from
    const until = Math.min(entries.length, from + about)
    while (begin < until) {
      const block = Math.floor((entries[begin] as number) / recordBase)
      let end = begin + 1
      while (end < entries.length && Math.floor((entries[end] as number) / recordBase) === block) end += 1
      if (end - begin > mostInBlock) this.compareNeighbours(begin, end, compare)
      else if (end - begin > 1) this.compareAll(begin, end, block, compare)
      begin = end
    }
    return begin
  }

  private compareAll(begin: number, end: number, block: number, compare: Compare): void {
    for (let at = begin; at < end; at += 1) {
      const one = (this.entries[at] as number) % recordBase
      for (let next = at + 1; next < end; next += 1) {
        const other = (this.entries[next] as number) % recordBase
        if (!this.haveBefore(one, other, block)) compare(one, other)
      }
    }
  }

  private compareNeighbours(begin: number, end: number, compare: Compare): void {
    const { records } = this
    const near = Array.from(this.entries.subarray(begin, end), (entry) => entry % recordBase)
    near.sort((one, other) => inOrder(records, one, other) || one - other)
    for (const [at, record] of near.entries()) {
      for (let next = at + 1; next <= at + neighbours && next < near.length; next += 1) {
        const other = near[next] as number
        if (this.haveBefore(record, other, Number.POSITIVE_INFINITY)) continue
        if (record < other) compare(record, other)
        else compare(other, record)
      }
    }
  }

  /** Whether two records share another block with a lower number, in which they are compared. */
  private haveBefore(one: number, other: number, block: number): boolean {
    const { own, slots } = this
    for (let slot = one * slots; slot < (one + 1) * slots; slot += 1) {
      const shared = own[slot] as number
      if (shared === 0 || shared >= block) continue
      for (let at = other * slots; at < (other + 1) * slots; at += 1) if (own[at] === shared) return true
    }
    return false
  }

  private fill(record: number): number {
    let slot = record * this.slots
    const first = slot
    for (const text of blocksOf(this.records, record)) {
      const block = hashOf(text)
      if (slot - first < this.slots && !this.own.subarray(first, slot).includes(block))
        this.own[slot++] = block
    }
    return slot - first
  }

  /** Sorted by block and record, without single records; large blocks are removed from the records. */
  private sorted(filled: number): Float64Array {
    const { own, slots } = this
    const all = new Float64Array(filled)
    let next = 0
    for (let slot = 0; slot < own.length; slot += 1)
      if (own[slot] !== 0) all[next++] = (own[slot] as number) * recordBase + Math.floor(slot / slots)
    all.sort()
    let kept = 0
    for (let begin = 0; begin < all.length; ) {
      const block = Math.floor((all[begin] as number) / recordBase)
      let end = begin + 1
      while (end < all.length && Math.floor((all[end] as number) / recordBase) === block) end += 1
      if (end - begin > mostInBlock) this.forget(all.subarray(begin, end), block)
      if (end - begin > 1) {
        all.copyWithin(kept, begin, end)
        kept += end - begin
      }
      begin = end
    }
    return all.subarray(0, kept)
  }

  private forget(entries: Float64Array, block: number): void {
    const { own, slots } = this
    for (const entry of entries) {
      const first = (entry % recordBase) * slots
      for (let slot = first; slot < first + slots; slot += 1) if (own[slot] === block) own[slot] = 0
    }
  }
}

const slotsOf = ({ keys }: MatchedRecords): number =>
  keys.reduce((sum, { kind, columns }) => sum + columns * (kind === 'text' ? 6 : 1), 0)

/**
 * The values that create blocks. Dates and choices would match half of all records: used only if there is nothing
 * else.
 */
function* blocksOf(records: MatchedRecords, record: number): Generator<string> {
  const isPoor = records.keys.every(({ kind }) => kind === 'date' || kind === 'value')
  for (const [key, { kind, columns }] of records.keys.entries()) {
    if (!isPoor && (kind === 'date' || kind === 'value')) continue
    const [first, width] = [records.firsts[key] as number, kind === 'text' ? 2 : 1]
    for (let cell = first; cell < first + columns * width; cell += width)
      if (!records.isEmpty(record, cell))
        yield* blocksOfCell(records.text(record, cell + width - 1), key, kind)
  }
}

function* blocksOfCell(text: string, key: number, kind: KeyKind): Generator<string> {
  if (kind !== 'text') yield `${key}=${text}`
  else for (const block of blocksOfText(text)) yield `${key}${block}`
}

function* blocksOfText(text: string): Generator<string> {
  const words = text.split(' ')
  const sounds = words.slice(0, mostWords).map(soundOf).sort()
  if (words.length === 1) {
    yield `s${sounds[0]}`
    yield `b${text.slice(0, 4)}`
    yield `e${text.slice(-4)}`
    return
  }
  if (words.length === 2) {
    yield `b${words.map((word) => word.slice(0, 2)).join('')}`
    yield `e${words.map((word) => word.slice(-3)).join('')}`
  }
  for (const [at, one] of sounds.entries()) for (const other of sounds.slice(at + 1)) yield `p${one} ${other}`
}

/** FNV-1a with the finalizer of MurmurHash3; never 0, which means no block. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0 || 1
}

/** Sorted by the first text (or other key), with its words in order. */
function inOrder(records: MatchedRecords, one: number, other: number): number {
  const { units } = records
  const cell = Math.max(
    0,
    records.keys.findIndex(({ kind }) => kind === 'text'),
  )
  const at = (records.firsts[cell] as number) + (records.keys[cell]?.kind === 'text' ? 1 : 0)
  let [a, b] = [records.start(one, at), records.start(other, at)]
  const [aEnd, bEnd] = [records.end(one, at), records.end(other, at)]
  for (; a < aEnd && b < bEnd; a += 1, b += 1) {
    const difference = (units[a] as number) - (units[b] as number)
    if (difference !== 0) return difference
  }
  return aEnd - a - (bEnd - b)
}
