/** The counts of a slice: members, and those excluded by each list or earlier segment. */
export type Counted = {
  total: number
  matched: number
  size: number
  challengers: number
  hits: { of: string; records: number }[] | null
  taken: { of: number; records: number }[] | null
}

type Earlier = readonly { id: string; serial: number }[]

/** The counts of all slices, which add up. */
export class Tally {
  readonly hits: Record<string, number> = {}
  readonly taken: Record<string, number> = {}
  readonly counts = { total: 0, matched: 0, blacklisted: 0, earlier: 0, size: 0, challengers: 0 }
  readonly #idOf: ReadonlyMap<number, string>

  constructor(earlier: Earlier) {
    this.#idOf = new Map(earlier.map(({ id, serial }) => [serial, id]))
  }

  add({ total, matched, size, challengers, hits, taken }: Counted): void {
    const { counts } = this
    counts.total += total
    counts.matched += matched
    counts.size += size
    counts.challengers += challengers
    for (const { of, records } of hits ?? []) {
      this.hits[of] = (this.hits[of] ?? 0) + records
      counts.blacklisted += records
    }
    for (const { of, records } of taken ?? []) {
      const id = this.#idOf.get(of) ?? ''
      this.taken[id] = (this.taken[id] ?? 0) + records
      counts.earlier += records
    }
  }
}
