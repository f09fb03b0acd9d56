import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contradictionOf, figuresOf, isLacking, shareOf, type TeleworkDay } from './days.rules.ts'

const day = fc
  .record({
    isCovered: fc.boolean(),
    isPlanned: fc.boolean(),
    workedSeconds: fc.integer({ min: 1, max: 43_200 }),
    part: fc.constantFrom(0, 0.5, 1),
  })
  .map(({ part, ...one }) => ({ ...one, remoteSeconds: Math.floor(one.workedSeconds * part) }))

describe('what the days of telework add up to', () => {
  it('nothing contradicts itself: a day is remote or not, and remote days are work', () => {
    fc.assert(
      fc.property(fc.array(day, { maxLength: 90 }), (days: readonly TeleworkDay[]) => {
        const figures = figuresOf(days)
        expect(figures.uncoveredSeconds).toBeLessThanOrEqual(figures.remoteSeconds)
        expect(figures.remoteSeconds).toBeLessThanOrEqual(figures.workedSeconds)
        expect(figures.plannedDays).toBeLessThanOrEqual(figures.workedDays)
        const agreeing = days.filter((one) => contradictionOf(one) === null)
        expect(agreeing.length + figures.contradictions).toBe(figures.workedDays)
        for (const one of agreeing) expect(one.isCovered && one.isPlanned).toBe(one.remoteSeconds > 0)
      }),
    )
  })

  it('an agreement on every day is never missing, and without one it is from 30 % on', () => {
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 90 }), (days) => {
        expect(isLacking(figuresOf(days.map((one) => ({ ...one, isCovered: true }))))).toBe(false)
        const figures = figuresOf(days.map((one) => ({ ...one, isCovered: false })))
        expect(isLacking(figures)).toBe(figures.remoteSeconds / figures.workedSeconds >= 0.3)
        expect((shareOf(figures.remoteSeconds, figures.workedSeconds) ?? 0) >= 30).toBe(isLacking(figures))
      }),
    )
  })

  it('no work has no share', () => {
    expect(shareOf(0, 0)).toBeNull()
    expect(isLacking(figuresOf([]))).toBe(false)
  })
})
