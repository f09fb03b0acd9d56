/** Pairs of records by number, each with its similarity. */
export type Pairs = { one: Int32Array; other: Int32Array; score: Float32Array }
/** For each record the others known not to be duplicates. */
export type Apart = ReadonlyMap<number, ReadonlySet<number>>
export type Level = { threshold: number; groups: number; records: number }

/** A union-find structure with members (union by size, path halving). */
class Sets {
  readonly parent: Int32Array
  readonly size: Int32Array
  /** The score of a set: the weakest of its joining pairs. */
  readonly weakest: Float32Array
  groups = 0
  records = 0
  private readonly apart: Map<number, Set<number>>

  constructor(count: number, apart: Apart) {
    this.parent = Int32Array.from({ length: count }, (_, at) => at)
    this.size = new Int32Array(count).fill(1)
    this.weakest = new Float32Array(count).fill(1)
    this.apart = new Map([...apart].map(([number, others]) => [number, new Set(others)]))
  }

  root(number: number): number {
    const { parent } = this
    while (parent[number] !== number) {
      parent[number] = parent[parent[number] as number] as number
      number = parent[number] as number
    }
    return number
  }

  /** Joins two sets, unless any members are known not to be duplicates. */
  join(a: number, b: number, score: number): void {
    let [root, other] = [this.root(a), this.root(b)]
    if (root === other || this.isApart(root, other)) return
    const { size } = this
    if ((size[root] as number) < (size[other] as number)) [root, other] = [other, root]
    const alone = [root, other].filter((one) => size[one] === 1).length
    this.groups += alone === 2 ? 1 : alone === 1 ? 0 : -1
    this.records += alone
    this.parent[other] = root
    size[root] = (size[root] as number) + (size[other] as number)
    this.weakest[root] = Math.min(score, this.weakest[root] as number, this.weakest[other] as number)
    this.keepApart(root, other)
  }

  private isApart(root: number, other: number): boolean {
    const others = this.apart.get(root)
    if (others === undefined) return false
    for (const number of others) if (this.root(number) === other) return true
    return false
  }

  private keepApart(root: number, other: number): void {
    const others = this.apart.get(other)
    if (others === undefined) return
    const own = this.apart.get(root) ?? new Set()
    for (const number of others) own.add(number)
    this.apart.set(root, own)
  }
}

/** Scores have float32 precision: 0.9 must not be less than 0.9. */
const rounding = 1e-6

/** By score, then by record, so that the same pairs give the same groups. */
function surestFirst({ one, other, score }: Pairs): Uint32Array {
  const order = Uint32Array.from({ length: score.length }, (_, at) => at)
  return order.sort((a, b) => {
    const byScore = (score[b] as number) - (score[a] as number)
    return byScore || (one[a] as number) - (one[b] as number) || (other[a] as number) - (other[b] as number)
  })
}

export type Grouped = {
  /** The group of each record, numbered from 1 by their first record; 0 for none. */
  groupOf: Int32Array
  /** The score of each group; the first is that of group 1. */
  scores: number[]
}

/** The groups of records joined by pairs above a threshold, respecting known non-duplicates. */
export function groupsOf(count: number, pairs: Pairs, threshold: number, apart: Apart): Grouped {
  const sets = new Sets(count, apart)
  for (const at of surestFirst(pairs)) {
    const score = pairs.score[at] as number
    if (score < threshold - rounding) break
    sets.join(pairs.one[at] as number, pairs.other[at] as number, score)
  }
  const [groupOf, numbers, scores] = [new Int32Array(count), new Map<number, number>(), [] as number[]]
  for (let number = 0; number < count; number += 1) {
    const root = sets.root(number)
    if (sets.size[root] === 1) continue
    let group = numbers.get(root)
    if (group === undefined) {
      group = scores.push(sets.weakest[root] as number)
      numbers.set(root, group)
    }
    groupOf[number] = group
  }
  return { groupOf, scores }
}

/** The number of groups at each threshold, in steps of a hundredth, from the lowest score on. */
export function levelsOf(count: number, pairs: Pairs, apart: Apart, least: number): Level[] {
  const sets = new Sets(count, apart)
  const levels: Level[] = []
  const order = surestFirst(pairs)
  let next = 0
  for (let hundredth = 100; hundredth >= Math.round(least * 100); hundredth -= 1) {
    for (; next < order.length; next += 1) {
      const at = order[next] as number
      const score = pairs.score[at] as number
      if (score < hundredth / 100 - rounding) break
      sets.join(pairs.one[at] as number, pairs.other[at] as number, score)
    }
    levels.push({ threshold: hundredth / 100, groups: sets.groups, records: sets.records })
  }
  return levels.reverse()
}
