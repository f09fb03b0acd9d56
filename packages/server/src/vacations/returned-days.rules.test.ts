import { describe, expect, it } from 'vitest'
import { withoutReturned } from './returned-days.rules.ts'

const of2026 = { kind: 'annual', unit: 'natural', year: 2026 } as const
const [regular, returned] = ['2027-01-31', '2028-06-30']
const buckets = [regular, returned].map((validUntil) => ({ ...of2026, validUntil }))

describe('withoutReturned', () => {
  it('AUS-3.1: shows what is spent of returned days within the regular ones of their year', () => {
    const spends = [
      { ...of2026, bucketId: 'one', validUntil: regular, units: 4, left: 0 },
      { ...of2026, bucketId: 'two', validUntil: returned, units: 2, left: 6 },
    ]
    const together = { ...of2026, bucketId: 'one', validUntil: regular, units: 6, left: 6 }
    expect(withoutReturned(spends, buckets)).toEqual([together])
    expect(withoutReturned(spends.slice(1), buckets)).toMatchObject([{ validUntil: regular, units: 2 }])
  })

  it('leaves other years and ends as they are', () => {
    const spends = [{ ...of2026, year: 2025, bucketId: 'one', validUntil: '2026-01-31', units: 4, left: 0 }]
    expect(withoutReturned(spends, buckets)).toEqual(spends)
  })
})
