import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jaroWinkler, levenshtein, together } from './distances.ts'
import { chanceOf, learn } from './fellegi-sunter.ts'
import { groupsOf, levelsOf, type Pairs } from './groups.ts'
import { type Method, Matcher } from './matcher.ts'
import { fingerprint, normal } from './normal.ts'
import { soundOf } from './spanish-sound.ts'

const word = fc.string({ unit: fc.constantFrom(...'abcñ é'.split('')), maxLength: 45 })

/** The textbook dynamic programming table of Wagner and Fischer. */
function byTable(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, sign] of Array.from(one).entries()) {
    const next = [at + 1]
    for (const [place, opposite] of Array.from(other).entries())
      next.push(
        Math.min(
          (row[place] ?? 0) + (sign === opposite ? 0 : 1),
          (row[place + 1] ?? 0) + 1,
          (next[place] ?? 0) + 1,
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

/** Jaro's definition, character by character, with the prefix of Winkler. */
function byDefinition(one: string, other: string): number {
  const reach = Math.max(0, (Math.max(one.length, other.length) >> 1) - 1)
  const taken = new Set<number>()
  const matched = Array.from(one).filter((sign, at) => {
    const isFree = (opposite: string, place: number) =>
      opposite === sign && Math.abs(place - at) <= reach && !taken.has(place)
    const place = Array.from(other).findIndex(isFree)
    return place >= 0 && taken.add(place)
  })
  if (one === other) return 1
  if (matched.length === 0) return 0
  const opposite = Array.from(other).filter((_, place) => taken.has(place))
  const moved = matched.filter((sign, at) => sign !== opposite[at]).length >> 1
  const count = matched.length
  const jaro = (count / one.length + count / other.length + (count - moved) / count) / 3
  const common = Array.from(one.slice(0, 4)).findIndex((sign, at) => sign !== other[at])
  const prefix = common === -1 ? Math.min(4, one.length) : common
  return jaro < 0.7 ? jaro : jaro + prefix * 0.1 * (1 - jaro)
}

describe('distances', () => {
  it('of Levenshtein are those of the textbook, whatever the length', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(levenshtein(...together(one, other))).toBe(byTable(one, other))
      }),
    )
  })

  it('of Jaro and Winkler are those that Winkler published', () => {
    const known = {
      'martha marhta': 0.961,
      'dwayne duane': 0.84,
      'dixon dicksonx': 0.813,
      'abc abc': 1,
      'abc xyz': 0,
    }
    for (const [two, alike] of Object.entries(known)) {
      const [one = '', other = ''] = two.split(' ')
      expect(jaroWinkler(...together(one, other))).toBeCloseTo(alike, 3)
    }
  })

  it('of Jaro and Winkler are those of the definition, whatever the length', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(jaroWinkler(...together(one, other))).toBeCloseTo(byDefinition(one, other), 10)
      }),
    )
  })

  it('of Jaro and Winkler are between 0 and 1 and the same both ways', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const alike = jaroWinkler(...together(one, other))
        expect(alike).toBeGreaterThanOrEqual(0)
        expect(alike).toBeLessThanOrEqual(1)
        expect(jaroWinkler(...together(other, one))).toBeCloseTo(alike, 10)
      }),
    )
  })
})

describe('what a value is compared by', () => {
  it('leaves out case, accents, signs and what says nothing', () => {
    expect(normal('text', '  GARCÍA-López, Ana ')).toBe('garcia lopez ana')
    expect(normal('phone', '+34 600 111 222')).toBe('600111222')
    expect(['600000000', '+34 999 999 999', ''].map((value) => normal('phone', value))).toEqual(['', '', ''])
    expect(normal('code', '00000000T')).toBe('')
  })

  it('as a fingerprint is the same whatever the order of the words', () => {
    const words = fc.array(fc.constantFrom('ana', 'garcia', 'lopez', 'de'), { minLength: 1 })
    fc.assert(
      fc.property(words, (all) => {
        expect(fingerprint(all.toReversed().join(' '))).toBe(fingerprint(all.join(' ')))
      }),
    )
  })

  it('has equal keys for words that sound alike in Spanish', () => {
    const received = [
      'vaca baca',
      'jimenez gimenez',
      'hernandez ernandes',
      'llorente yorente',
      'quique kike',
      'xavier javier',
    ]
    for (const two of received) {
      const [one = '', other = ''] = two.split(' ')
      expect([one, soundOf(one)]).toEqual([one, soundOf(other)])
    }
    expect(soundOf('mario')).not.toBe(soundOf('maria'))
  })
})

const pairsOf = (all: readonly (readonly [number, number, number])[]): Pairs => ({
  one: Int32Array.from(all, ([one]) => one),
  other: Int32Array.from(all, ([, other]) => other),
  score: Float32Array.from(all, ([, , score]) => score),
})
const count = 12
const node = fc.integer({ min: 0, max: count - 1 })
const somePairs = fc.array(fc.tuple(node, node, fc.constantFrom(0.6, 0.75, 0.9, 1)), { maxLength: 20 })

function apartOf(kept: readonly (readonly [number, number])[]): Map<number, Set<number>> {
  const apart = new Map<number, Set<number>>()
  for (const [one, other] of kept.filter(([a, b]) => a !== b)) {
    apart.set(one, (apart.get(one) ?? new Set()).add(other))
    apart.set(other, (apart.get(other) ?? new Set()).add(one))
  }
  return apart
}

describe('groups', () => {
  it('never hold two that are not the same, and join all else that a pair joins', () => {
    fc.assert(
      fc.property(somePairs, fc.array(fc.tuple(node, node), { maxLength: 5 }), (all, kept) => {
        const apart = apartOf(kept)
        const { groupOf } = groupsOf(count, pairsOf(all), 0.75, apart)
        for (const [one, others] of apart)
          for (const other of others)
            expect(groupOf[one] !== 0 && groupOf[one] === groupOf[other]).toBe(false)
        if (apart.size > 0) return
        for (const [one, other, score] of all)
          if (score >= 0.75 && one !== other) expect(groupOf[one]).toBe(groupOf[other])
      }),
    )
  })

  it('are counted for each threshold as they would be made', () => {
    fc.assert(
      fc.property(somePairs, (all) => {
        const pairs = pairsOf(all)
        for (const { threshold, groups, records } of levelsOf(count, pairs, new Map(), 0.6)) {
          const { groupOf, scores } = groupsOf(count, pairs, threshold, new Map())
          expect([groups, records]).toEqual([scores.length, groupOf.filter((group) => group !== 0).length])
        }
      }),
    )
  })
})

describe('weights', () => {
  it('are learned from the agreements alone, near to those that made them', () => {
    const patterns = new Map<number, number>()
    const [m, u, share] = [[0.02, 0.03, 0.15, 0.8], [0.9, 0.06, 0.03, 0.01], 0.2]
    for (let pattern = 0; pattern < 125; pattern += 1) {
      const digits = [pattern % 5, Math.floor(pattern / 5) % 5, Math.floor(pattern / 25)]
      if (digits.includes(4)) continue
      const of = (chances: readonly number[]) => digits.reduce((all, digit) => all * (chances[digit] ?? 0), 1)
      patterns.set(pattern, 1e6 * (share * of(m) + (1 - share) * of(u)))
    }
    const learned = learn(patterns, 3)
    expect(learned.share).toBeCloseTo(share, 1)
    expect(learned.m[0]?.[3]).toBeCloseTo(0.8, 1)
    expect(learned.u[0]?.[0]).toBeCloseTo(0.9, 1)
    expect(chanceOf(learned, [3, 3, 3])).toBeGreaterThan(0.99)
    expect(chanceOf(learned, [0, 0, 0])).toBeLessThan(0.01)
    expect(chanceOf(learned, [4, 4, 4])).toBeCloseTo(learned.share, 5)
  })
})

describe('a search', () => {
  it.each<Method>(['exact', 'fingerprint', 'phonetic', 'levenshtein', 'jaro_winkler', 'probabilistic'])(
    'by %s finds each who is written twice alike',
    (method) => {
      const matcher = new Matcher({
        keys: [
          { name: 'name', kind: 'text', columns: 1 },
          { name: 'phone', kind: 'phone', columns: 2 },
        ],
        method,
        match: 'any',
        least: 0.6,
      })
      for (let at = 0; at < 200; at += 1) {
        const name = `${'abcdefghij'[at % 10]}na ${'klmnopqrst'[Math.floor(at / 10) % 10]}opez ${at}`
        matcher.add([name, `6001${String(10_000 + at)}`, null])
        matcher.add([name, null, `+34 6001${String(10_000 + at)}`])
      }
      const { pairs } = matcher.run()
      const { groupOf } = groupsOf(400, pairs, 0.99, new Map())
      for (let at = 0; at < 200; at += 1)
        expect(groupOf[at * 2] !== 0 && groupOf[at * 2]).toBe(groupOf[at * 2 + 1])
    },
  )
})
