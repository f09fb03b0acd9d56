import { expect, it } from 'vitest'
import { readTimes, timesText } from './shift-words.ts'

it('writes and reads the times of a shift, across midnight too', () => {
  const night = [
    { start: 1320, end: 1560 },
    { start: 1590, end: 1800 },
  ]
  expect(timesText(night)).toBe('22:00-02:00 02:30-06:00')
  expect(readTimes('22:00-02:00 02:30-06:00')).toEqual(night)
  expect(readTimes('9-14, 15:30–18')).toEqual([
    { start: 540, end: 840 },
    { start: 930, end: 1080 },
  ])
  expect(readTimes('')).toEqual([])
  expect([readTimes('mañana'), readTimes('25:00-26:00'), readTimes('08:70-09:00')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
