import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareOut } from './offer-waiting.rules.ts'

const waiting = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), skippedBy: [] }))

describe('sharing out what waits', () => {
  it('TIC-13.2 tickets are balanced by real load: whoever has least gets the next one', () => {
    const people = [
      { userId: 'a', level: 1, load: 3, maxOpen: 9 },
      { userId: 'b', level: 1, load: 0, maxOpen: 9 },
      { userId: 'c', level: 5, load: 1, maxOpen: 9 },
    ]
    expect(shareOut(waiting(6), people).map(({ userId }) => userId)).toEqual(['b', 'c', 'b', 'c', 'b', 'c'])
  })

  it('assigns nobody more than their maximum, or tickets they passed on, and none twice', () => {
    const people = fc.array(
      fc.record({
        level: fc.integer({ min: 1, max: 5 }),
        load: fc.nat(5),
        maxOpen: fc.integer({ min: 1, max: 6 }),
      }),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(people, fc.nat(20), (drawn, count) => {
        const known = drawn.map((one, at) => ({ ...one, userId: String(at) }))
        const offers = shareOut(
          waiting(count).map((one, at) => ({ ...one, skippedBy: at % 2 === 0 ? ['0'] : [] })),
          known,
        )
        expect(new Set(offers.map(({ ticketId }) => ticketId)).size).toBe(offers.length)
        for (const { userId, load, maxOpen } of known) {
          const own = offers.filter((offer) => offer.userId === userId)
          expect(own.length + load).toBeLessThanOrEqual(Math.max(load, maxOpen))
          if (userId === '0') expect(own.every(({ ticketId }) => Number(ticketId) % 2 === 1)).toBe(true)
        }
      }),
      { numRuns: 50 },
    )
  })
})
