import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { armOf, type Called, differenceOf, wilson } from './segment-arms.rules.ts'

const called = (conversions: number, contacts: number): Called => ({
  contacts,
  conversions,
  reached: conversions,
})
const some = fc
  .tuple(fc.nat(100_000), fc.integer({ min: 1, max: 100_000 }))
  .map(([hits, of]) => called(Math.min(hits, of), of))

describe('wilson', () => {
  it('gives the intervals of the published table', () => {
    // Newcombe 1998 (Statistics in Medicine 17, 857-872), table I, method 3.
    const table = [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ] as const
    for (const [hits, of, from, until] of table) {
      expect(wilson(hits, of).from).toBeCloseTo(from, 4)
      expect(wilson(hits, of).until).toBeCloseTo(until, 4)
    }
  })

  it('holds the share, stays within 0 and 1, and mirrors for those that were no hits', () => {
    fc.assert(
      fc.property(some, ({ conversions, contacts }) => {
        const { from, until } = wilson(conversions, contacts)
        const mirrored = wilson(contacts - conversions, contacts)
        const share = conversions / contacts
        expect(0 <= from && from <= share && share <= until && until <= 1).toBe(true)
        expect(mirrored.from).toBeCloseTo(1 - until, 9)
        expect(mirrored.until).toBeCloseTo(1 - from, 9)
      }),
    )
  })

  it('grows narrower with more records of the same share', () => {
    fc.assert(
      fc.property(some, ({ conversions, contacts }) => {
        const width = ({ from, until }: { from: number; until: number }) => until - from
        expect(width(wilson(2 * conversions, 2 * contacts))).toBeLessThan(
          width(wilson(conversions, contacts)),
        )
      }),
    )
  })
})

describe('differenceOf', () => {
  it('gives the intervals of the published table', () => {
    // Newcombe 1998 (Statistics in Medicine 17, 873-890), table II, method 10.
    const table = [
      [56, 70, 48, 80, 0.0524, 0.3339, true],
      [9, 10, 3, 10, 0.1705, 0.809, true],
      [6, 7, 2, 7, 0.0582, 0.8062, true],
      [5, 56, 0, 29, -0.0381, 0.1926, false],
      [0, 10, 0, 20, -0.1611, 0.2775, false],
    ] as const
    for (const [hits, of, fewer, ofFewer, from, until, isSignificant] of table) {
      const found = differenceOf(called(fewer, ofFewer), called(hits, of))
      expect(found?.from).toBeCloseTo(from, 4)
      expect(found?.until).toBeCloseTo(until, 4)
      expect(found?.isSignificant).toBe(isSignificant)
    }
  })

  it('is the same the other way round, and never significant between equals', () => {
    fc.assert(
      fc.property(some, some, (one, other) => {
        const [there, back] = [differenceOf(one, other), differenceOf(other, one)]
        expect(there?.rate).toBeCloseTo(-(back?.rate ?? 0), 9)
        expect(there?.from).toBeCloseTo(-(back?.until ?? 0), 9)
        expect(there?.isSignificant).toBe(back?.isSignificant)
        expect(differenceOf(one, one)?.isSignificant).toBe(false)
      }),
    )
  })

  it('says nothing while a side was not called', () => {
    expect(differenceOf(called(0, 0), called(1, 2))).toBeNull()
    expect(armOf(called(0, 0))).toMatchObject({ rate: null, rateFrom: null, rateUntil: null })
  })
})
