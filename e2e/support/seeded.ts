/** Deterministic pseudo-random numbers for a seed (mulberry32). */
export type Seeded = {
  /** A whole number from 0 up to, not including, `below`. */
  below(limit: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
}

export function seeded(seed: number): Seeded {
  let state = seed >>> 0
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit)
  }
  return { below, pick: (items) => items[below(items.length)] ?? items[0] }
}

/** The items shuffled (Fisher–Yates). */
export function shuffled<Item>(items: readonly Item[], numbers: Seeded): Item[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = numbers.below(last + 1)
    const kept = result[last]
    const moved = result[other]
    if (kept === undefined || moved === undefined) continue
    result[last] = moved
    result[other] = kept
  }
  return result
}
