import { expect, it } from 'vitest'
import { presetIds, presetRange } from './presets.ts'

const on = (today: string) =>
  Object.fromEntries(presetIds.map((id) => [id, Object.values(presetRange(id, today)).join(' ')]))

it('counts the usual periods from a day in the middle of a month', () => {
  expect(on('2026-11-21')).toEqual({
    today: '2026-11-21 2026-11-21',
    yesterday: '2026-11-20 2026-11-20',
    thisWeek: '2026-11-16 2026-11-22',
    lastWeek: '2026-11-09 2026-11-15',
    thisMonth: '2026-11-01 2026-11-30',
    lastMonth: '2026-10-01 2026-10-31',
    last30Days: '2026-10-23 2026-11-21',
    thisYear: '2026-01-01 2026-12-31',
  })
})

it('reaches back over the turn of the year', () => {
  const ranges = on('2027-01-01')
  expect(ranges.yesterday).toBe('2026-12-31 2026-12-31')
  expect(ranges.thisWeek).toBe('2026-12-28 2027-01-03')
  expect(ranges.lastMonth).toBe('2026-12-01 2026-12-31')
})

it('takes the last month whole, also on a day that month does not have', () => {
  expect(on('2026-03-31').lastMonth).toBe('2026-02-01 2026-02-28')
  expect(on('2028-03-30').lastMonth).toBe('2028-02-01 2028-02-29')
})

it('ends a week on its Sunday, also when today is that Sunday', () => {
  expect(on('2026-11-22').thisWeek).toBe('2026-11-16 2026-11-22')
  expect(on('2026-11-22').lastWeek).toBe('2026-11-09 2026-11-15')
})
