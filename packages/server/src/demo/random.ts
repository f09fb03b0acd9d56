import { createHash } from 'node:crypto'

/** Deterministic pseudo-random numbers, so that the demo is the same company everywhere. */
export type Random = {
  /** From 0, inclusive, to 1, exclusive. */
  next(): number
  /** A whole number from `from` to `to`, inclusive. */
  integer(from: number, to: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /** True with this probability. */
  chance(share: number): boolean
}

/** Mulberry32: 32 bits of state, enough for a few thousand rows. */
export function random(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    integer: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (share) => next() < share,
  }
}

/** A UUID derived from a name, so that additions do not change other ids. */
export function demoId(kind: string, name: string): string {
  const digest = createHash('sha1').update(`contacta-atlantico/${kind}/${name}`).digest()
  // Version 5 and the RFC variant (RFC 9562 §5.5).
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x50, 6)
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = digest.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
