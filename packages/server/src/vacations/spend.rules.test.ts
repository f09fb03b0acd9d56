import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Bucket, spend } from './spend.rules.ts'

const bucket = (id: string, validFrom: string, validUntil: string, free: number): Bucket => ({
  ...{ id, validFrom, validUntil, free },
})
const old = bucket('2025', '2025-01-01', '2026-01-31', 4)
const current = bucket('2026', '2026-01-01', '2027-01-31', 6)
const day = (date: string, units = 2) => ({ date, units })

describe('which buckets days spend', () => {
  it('VAC-11 the one that ends first, and each day one that it can be spent from', () => {
    const days = [day('2026-01-30'), day('2026-01-31'), day('2026-02-01')]
    expect(spend(days, [current, old], 0)).toEqual([
      { bucketId: '2025', date: '2026-01-30', units: 2 },
      { bucketId: '2025', date: '2026-01-31', units: 2 },
      { bucketId: '2026', date: '2026-02-01', units: 2 },
    ])
  })

  it('a day may spend two of them', () => {
    const spent = spend([day('2026-01-10', 2)], [{ ...old, free: 1 }, current], 0)
    expect(spent?.map(({ bucketId, units }) => [bucketId, units])).toEqual([
      ['2025', 1],
      ['2026', 1],
    ])
  })

  it('nothing where there is not enough, and below zero as far as the policy lets it', () => {
    const days = [day('2026-03-02', 8)]
    expect(spend(days, [old, current], 0)).toBeUndefined()
    expect(spend(days, [old, current], 1)).toBeUndefined()
    expect(spend(days, [old, current], 2)).toEqual([{ bucketId: '2026', date: '2026-03-02', units: 8 }])
    expect(spend(days, [old], 100)).toBeUndefined()
  })

  it('spends what days ask for, no bucket beyond its days or its limit, for any days and buckets', () => {
    const dayOf = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10)
    const buckets = fc.uniqueArray(
      fc.record({
        id: fc.stringMatching(/^[a-z]{3}$/),
        from: fc.integer({ min: 0, max: 40 }),
        length: fc.integer({ min: 0, max: 40 }),
        free: fc.integer({ min: -2, max: 12 }),
      }),
      { selector: ({ id }) => id, maxLength: 5 },
    )
    const days = fc.array(
      fc.record({ at: fc.integer({ min: 0, max: 60 }), units: fc.integer({ min: 0, max: 2 }) }),
      {
        maxLength: 15,
      },
    )
    fc.assert(
      fc.property(buckets, days, fc.integer({ min: 0, max: 3 }), (known, wanted, negative) => {
        const all = known.map(({ id, from, length, free }) =>
          bucket(id, dayOf(from), dayOf(from + length), free),
        )
        const asked = wanted.map(({ at, units }) => day(dayOf(at), units))
        const spent = spend(asked, all, negative)
        if (spent === undefined) return
        const sum = (of: readonly { units: number }[]) => of.reduce((one, { units }) => one + units, 0)
        expect(sum(spent)).toBe(sum(asked))
        for (const { id, validFrom, validUntil, free } of all) {
          const own = spent.filter(({ bucketId }) => bucketId === id)
          expect(own.every(({ date }) => validFrom <= date && date <= validUntil)).toBe(true)
          if (own.length > 0) expect(free - sum(own)).toBeGreaterThanOrEqual(-negative)
        }
      }),
    )
  })

  it('finds what a search through every choice finds, while nothing may go below zero', () => {
    const dayOf = (at: number) => `2026-01-0${at}`
    const buckets = fc.array(
      fc.record({
        from: fc.integer({ min: 1, max: 5 }),
        length: fc.integer({ min: 0, max: 4 }),
        free: fc.integer({ min: 0, max: 3 }),
      }),
      { maxLength: 3 },
    )
    fc.assert(
      fc.property(buckets, fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 6 }), (known, wanted) => {
        const all = known.map(({ from, length, free }, at) =>
          bucket(String(at), dayOf(from), dayOf(Math.min(9, from + length)), free),
        )
        const days = wanted.map((at) => day(dayOf(at), 1))
        expect(spend(days, all, 0) !== undefined).toBe(isPossible(days, all))
      }),
    )
  })
})

/** A brute-force search over every bucket for each day. */
function isPossible(days: readonly { date: string }[], buckets: readonly Bucket[]): boolean {
  const [first, ...rest] = days
  if (first === undefined) return true
  return buckets.some(
    (one) =>
      one.free > 0 &&
      one.validFrom <= first.date &&
      first.date <= one.validUntil &&
      isPossible(
        rest,
        buckets.map((other) => (other === one ? { ...other, free: other.free - 1 } : other)),
      ),
  )
}
