import { describe, expect, it } from 'vitest'
import { cut } from './segment-members.queries.ts'
import { Tally } from './segment-tally.ts'
import { changedRecords, progressOf } from './segments.rules.ts'

describe('progressOf', () => {
  it('reports the rate and the remaining time once records were read', () => {
    const work = { state: 'processing', processed: 0, toProcess: 1000, workedMs: 0 }
    expect(progressOf(work)).toEqual({ processed: 0, total: 1000, rowsPerSecond: null, secondsLeft: null })
    const half = { ...work, processed: 500, workedMs: 2000 }
    expect(progressOf(half)).toEqual({ processed: 500, total: 1000, rowsPerSecond: 250, secondsLeft: 2 })
    expect(progressOf({ ...half, state: 'computed' })).toBeNull()
  })
})

describe('changedRecords', () => {
  it('counts what each load brought since, and what went with loads that were deleted', () => {
    expect(changedRecords({ 1: 10, 2: 5 }, { 1: 12, 3: 7 })).toBe(2 + 5 + 7)
    expect(changedRecords({ 1: 10 }, { 1: 10 })).toBe(0)
  })
})

describe('cut', () => {
  it('reads small loads together and large ones in parts, each row once', () => {
    const slices = cut([
      { load: 1, rows: 20_000 },
      { load: 2, rows: 120_000 },
      { load: 3, rows: 20_000 },
      { load: 4, rows: 20_000 },
    ])
    const parts = slices.map(({ loads, fromRow, toRow }) => [loads, fromRow, toRow])
    expect(parts).toEqual([
      [[2], 0, 49_999],
      [[2], 50_000, 99_999],
      [[2], 100_000, 149_999],
      [[1, 3], 0, 2_147_483_647],
      [[4], 0, 2_147_483_647],
    ])
  })
})

describe('Tally', () => {
  it('adds the slices up, by list and by earlier segment', () => {
    const tally = new Tally([{ id: 'first', serial: 7 }])
    const slice = { total: 10, matched: 6, size: 3, challengers: 1 }
    tally.add({ ...slice, hits: [{ of: 'list', records: 1 }], taken: [{ of: 7, records: 2 }] })
    tally.add({ ...slice, matched: 3, hits: null, taken: null })
    expect(tally.counts).toEqual({
      total: 20,
      matched: 9,
      blacklisted: 1,
      earlier: 2,
      size: 6,
      challengers: 2,
    })
    expect([tally.hits, tally.taken]).toEqual([{ list: 1 }, { first: 2 }])
  })
})
