import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostAtOnce, turnAt } from './break-turns.rules.ts'

const now = new Date('2026-03-05T10:00:00Z')
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

describe('when a turn is expected', () => {
  it('four of four in a break: the first takes the place that is free first, the fifth comes after a whole break more', () => {
    const places = { most: 4, busyUntil: [20, 5, 15, 10].map(after), minutesPerUse: 15, now }
    expect([0, 1, 2, 3, 4].map((before) => turnAt(before, places))).toEqual([5, 10, 15, 20, 20].map(after))
  })

  it('who is over time leaves now, and a free place is taken now', () => {
    expect(turnAt(0, { most: 1, busyUntil: [after(-9)], minutesPerUse: 5, now })).toEqual(now)
    expect(turnAt(0, { most: 2, busyUntil: [after(9)], minutesPerUse: 5, now })).toEqual(now)
  })

  it('nobody’s turn comes before that of who waits before them, nor in the past', () => {
    const asked = fc.record({
      most: fc.integer({ min: 1, max: 9 }),
      ends: fc.array(fc.integer({ min: -30, max: 60 }), { maxLength: 12 }),
      minutesPerUse: fc.option(fc.integer({ min: 1, max: 60 })),
    })
    fc.assert(
      fc.property(asked, ({ most, ends, minutesPerUse }) => {
        const places = { most, busyUntil: ends.map(after), minutesPerUse, now }
        const turns = Array.from({ length: 12 }, (_, before) => turnAt(before, places).getTime())
        expect(turns).toEqual(turns.toSorted((one, other) => one - other))
        expect(turns[0]).toBeGreaterThanOrEqual(now.getTime())
      }),
    )
  })
})

it('one person may always take a break, however small the share', () => {
  expect([mostAtOnce(1, 3), mostAtOnce(50, 5), mostAtOnce(100, 0)]).toEqual([1, 2, 1])
})
