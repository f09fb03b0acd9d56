import { Blocks } from './blocks.ts'
import { agreementOf, type Distance, likenesses, likenessOf, type Pair } from './compare-keys.ts'
import { chanceOf, digitsOf, learn, type Learned } from './fellegi-sunter.ts'
import type { Pairs } from './groups.ts'
import { KeyTable } from './key-table.ts'
import { type KeyValues, type MatchedKey, MatchedRecords } from './matched-records.ts'

export type Method = 'exact' | 'fingerprint' | 'phonetic' | Distance | 'probabilistic'
export type Match = 'all' | 'any'
export type Matching = {
  keys: readonly MatchedKey[]
  method: Method
  match: Match
  /** The minimum similarity of stored pairs. */
  least: number
}
export type Matched = { pairs: Pairs; model: Learned | null; least: number }

/** The maximum number of pairs, beyond which results are useless: the least similar are dropped. */
const mostPairs = 3_000_000
const step = 20_000
/** EM samples every n-th stretch of the blocks. */
const learnedFrom = 8

const collisions: ReadonlySet<Method> = new Set(['exact', 'fingerprint', 'phonetic'])

/** Whether a method only distinguishes yes and no. */
export const isCollision = (method: Method): boolean => collisions.has(method)

/** Finds pairs among records that are added one after the other. */
export class Matcher {
  private readonly matching: Matching
  readonly records: MatchedRecords

  constructor(matching: Matching) {
    this.matching = matching
    this.records = new MatchedRecords(matching.keys)
  }

  add(values: KeyValues): void {
    this.records.add(values)
  }

  /** Compares, reporting progress from 0 to 1 after each step. */
  run(onProgress: (share: number) => void = () => undefined): Matched {
    const { method } = this.matching
    if (isCollision(method)) return this.collide(onProgress)
    return method === 'probabilistic' ? this.weigh(onProgress) : this.measure(method as Distance, onProgress)
  }

  private collide(onProgress: (share: number) => void): Matched {
    const { method, match } = this.matching
    const { records } = this
    const table = new KeyTable(records, method as 'exact', match)
    const found = new PairList(1)
    for (let record = 0; record < records.count; record += 1) {
      table.add(record, (first) => found.add(first, record, 1))
      if (record % step === 0) onProgress(record / records.count)
    }
    return { pairs: found.pairs(), model: null, least: 1 }
  }

  private measure(method: Distance, onProgress: (share: number) => void): Matched {
    const { match, least } = this.matching
    const { records } = this
    const likeness = likenesses[method]
    const keys = records.keys.map((_, key) => key)
    const scoreOf = (pair: Pair): number => {
      let [lowest, highest] = [1, -1]
      for (const key of keys) {
        const alike = likenessOf(records, key, pair, likeness)
        lowest = Math.min(lowest, alike)
        highest = Math.max(highest, alike)
        if (match === 'all' && lowest < least) return -1
      }
      return match === 'all' ? lowest : highest
    }
    return this.through(scoreOf, new PairList(least), onProgress)
  }

  private weigh(onProgress: (share: number) => void): Matched {
    const { records } = this
    const blocks = new Blocks(records)
    const keys = records.keys.length
    const patternOf = (pair: Pair): number => {
      let pattern = 0
      for (let key = keys - 1; key >= 0; key -= 1) pattern = pattern * 5 + agreementOf(records, key, pair)
      return pattern
    }
    const patterns = new Map<number, number>()
    for (let at = 0, turn = 0; at < blocks.size; turn += 1) {
      const stretch = Math.ceil(step / learnedFrom)
      const learned = (one: number, other: number) => {
        const pattern = patternOf([one, other])
        patterns.set(pattern, (patterns.get(pattern) ?? 0) + 1)
      }
      at = blocks.compare(at, stretch, learned)
      if (blocks.size > mostLearned) at += stretch * (learnedFrom - 1)
      onProgress((at / blocks.size) * 0.1)
    }
    this.addStrangers(patterns, patternOf)
    const model = learn(patterns, keys)
    const chances = new Map<number, number>()
    const chance = (pair: Pair): number => {
      const pattern = patternOf(pair)
      let known = chances.get(pattern)
      if (known === undefined) {
        known = chanceOf(model, digitsOf(pattern, keys))
        chances.set(pattern, known)
      }
      return known
    }
    const found = new PairList(this.matching.least)
    return { ...this.through(chance, found, (share) => onProgress(0.1 + share * 0.9), blocks), model }
  }

  /** Adds random pairs: if all pairs within blocks were duplicates, there would be no example of the contrary. */
  private addStrangers(patterns: Map<number, number>, patternOf: (pair: Pair) => number): void {
    const { count } = this.records
    const compared = [...patterns.values()].reduce((sum, one) => sum + one, 0)
    const wanted = Math.max(leastStrangers, Math.round(compared * strangersShare))
    let state = 1
    const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) % count
    for (let made = 0; made < wanted && count > 1; made += 1) {
      const [one, other] = [next(), next()]
      if (one === other) continue
      const pattern = patternOf([one, other])
      patterns.set(pattern, (patterns.get(pattern) ?? 0) + 1)
    }
  }

  private through(
    scoreOf: (pair: Pair) => number,
    found: PairList,
    onProgress: (share: number) => void,
    blocks = new Blocks(this.records),
  ): Matched {
    for (let at = 0; at < blocks.size; ) {
      at = blocks.compare(at, step, (one, other) => {
        const score = scoreOf([one, other])
        if (score >= found.least) found.add(one, other, score)
      })
      onProgress(at / blocks.size)
    }
    return { pairs: found.pairs(), model: null, least: found.least }
  }
}

/** The share of random pairs in the sample, and their minimum. */
const strangersShare = 0.1
const leastStrangers = 500

/** Below this number all entries are sampled. */
const mostLearned = 200_000

/** The found pairs; if there are too many, the most similar ones. */
class PairList {
  least: number
  private one = new Int32Array(1024)
  private other = new Int32Array(1024)
  private score = new Float32Array(1024)
  private count = 0

  constructor(least: number) {
    this.least = least
  }

  add(one: number, other: number, score: number): void {
    if (this.count === this.one.length) this.grow()
    this.one[this.count] = one
    this.other[this.count] = other
    this.score[this.count] = score
    this.count += 1
  }

  pairs(): Pairs {
    const { count } = this
    return {
      one: this.one.slice(0, count),
      other: this.other.slice(0, count),
      score: this.score.slice(0, count),
    }
  }

  private grow(): void {
    if (this.count >= mostPairs && this.least < 0.99) {
      this.drop()
      return
    }
    const size = this.count * 2
    const [one, other, score] = [new Int32Array(size), new Int32Array(size), new Float32Array(size)]
    one.set(this.one)
    other.set(this.other)
    score.set(this.score)
    Object.assign(this, { one, other, score })
  }

  /** Raises the minimum in steps until half of the pairs are left. */
  private drop(): void {
    const before = this.count
    while (this.count > before / 2 && this.least < 0.99) {
      this.least = Math.round((this.least + 0.01) * 100) / 100
      let kept = 0
      for (let at = 0; at < this.count; at += 1) {
        if ((this.score[at] as number) < this.least) continue
        this.one[kept] = this.one[at] as number
        this.other[kept] = this.other[at] as number
        this.score[kept] = this.score[at] as number
        kept += 1
      }
      this.count = kept
    }
  }
}
