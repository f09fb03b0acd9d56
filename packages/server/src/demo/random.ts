import { createHash } from 'node:crypto'

/** Numbers that look random and are the same every time: the demo is one and the same company everywhere. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number from `from` to `to`, both included. */
  integer(from: number, to: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /** True in about this share of the calls, from 0 to 1. */
  chance(share: number): boolean
}

/** Mulberry32: 32 bits of state, plenty for a few thousand rows. */
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

/** The id of a thing of the demo, from its name: another thing more does not change the ids of the rest. */
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
