import { expect, it } from 'vitest'
import {
  addDays,
  clampRange,
  daysFrom,
  daysOf,
  endOfMonth,
  isWeekend,
  rangeBetween,
  readDate,
} from './iso-date.ts'
import { startOfWeek, weekdayOf } from './iso-date.ts'

it('counts days over the ends of months, of years and of summer time', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysFrom('2026-03-28', '2026-03-30')).toBe(2)
  expect(daysFrom('2026-10-24', '2026-10-26')).toBe(2)
  expect(endOfMonth('2028-02-10')).toBe('2028-02-29')
  expect(daysOf({ start: '2026-02-27', end: '2026-03-01' })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ])
})

it('begins weeks on Monday', () => {
  expect(weekdayOf('2026-11-16')).toBe(0)
  expect(startOfWeek('2026-11-22')).toBe('2026-11-16')
  expect([isWeekend('2026-11-20'), isWeekend('2026-11-21')]).toEqual([false, true])
})

it('reads no date from a text that is none', () => {
  expect(readDate('2026-02-30')).toBeNull()
  expect(readDate('21/11/2026')).toBeNull()
  expect(readDate('2026-11-21')?.toString()).toBe('2026-11-21')
})

it('puts two days in order and keeps a range inside its bounds', () => {
  expect(rangeBetween('2026-11-21', '2026-11-03')).toEqual({ start: '2026-11-03', end: '2026-11-21' })
  const week = { start: '2026-11-16', end: '2026-11-22' }
  expect(clampRange(week, '2026-11-18', undefined)).toEqual({ start: '2026-11-18', end: '2026-11-22' })
  expect(clampRange(week, undefined, '2026-11-01')).toBeNull()
})
