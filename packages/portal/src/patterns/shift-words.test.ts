import { expect, it } from 'vitest'
import { dayText, minuteIn, readDay, readTimes, timesText } from './shift-words.ts'

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

it('writes and reads a night with its break, which lies on the next day', () => {
  const night = { segments: [{ start: 1320, end: 1800 }], breaks: [{ start: 1560, end: 1590 }] }
  expect(dayText(night)).toBe('22:00-06:00 (02:00-02:30)')
  expect(readDay('22:00-06:00 (02:00-02:30)')).toEqual(night)
  expect(readDay('')).toEqual({ segments: [], breaks: [] })
  expect([readDay('08:00-09:00 (x)'), readDay('08:00-09:00 (')]).toEqual([undefined, undefined])
})

it('parses a time of the day, and returns nothing for an invalid one', () => {
  expect(['10:00', ' 9 ', '23:59'].map(minuteIn)).toEqual([600, 540, 1439])
  expect(['', '25:00', 'las diez', '10:00-11:00'].map(minuteIn)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
