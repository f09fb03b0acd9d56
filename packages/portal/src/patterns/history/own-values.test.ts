import { describe, expect, it } from 'vitest'
import { ownValue } from './own-values.ts'

describe('a value of the history', () => {
  it('is written as its screen writes it', () => {
    expect(ownValue('contracts.update', 'weeklyMinutes', 2340)).toBe('39:00')
    const day = { segments: [{ start: 1320, end: 1800 }], breaks: [{ start: 1560, end: 1590 }] }
    expect(ownValue('shiftPatterns.update', 'weeks', [[day, { segments: [] }]])).toBe(
      '22:00-06:00 (02:00-02:30), —',
    )
  })

  it('is written plainly where its screen has no format of its own', () => {
    expect(ownValue('contracts.update', 'note', 'Reducción')).toBeUndefined()
    expect(ownValue('contracts.create', 'weeklyMinutes', null)).toBeUndefined()
    expect(ownValue(undefined, 'weeklyMinutes', 2340)).toBeUndefined()
  })
})
