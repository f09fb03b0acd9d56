import { describe, expect, it } from 'vitest'
import { daysOf, nextTime, type ReportSchedule } from './report-times.ts'

const madrid = { weekday: null, day: null, hour: 8, timeZone: 'Europe/Madrid' }
const next = (schedule: Partial<ReportSchedule>, now: string) =>
  nextTime({ ...madrid, every: 'day', ...schedule }, new Date(now)).toISOString()

describe('the days of a report', () => {
  it('follow from the day on which it runs, with weeks from Monday on', () => {
    // A Thursday.
    const of = (period: Parameters<typeof daysOf>[0], today = '2026-03-05') =>
      Object.values(daysOf(period, today))
    expect(of('yesterday')).toEqual(['2026-03-04', '2026-03-04'])
    expect(of('thisWeek')).toEqual(['2026-03-02', '2026-03-05'])
    expect(of('lastWeek')).toEqual(['2026-02-23', '2026-03-01'])
    expect(of('thisMonth')).toEqual(['2026-03-01', '2026-03-05'])
    expect(of('lastMonth')).toEqual(['2026-02-01', '2026-02-28'])
    expect(of('lastWeek', '2026-03-01')).toEqual(['2026-02-16', '2026-02-22'])
    expect(of('lastMonth', '2028-03-01')).toEqual(['2028-02-01', '2028-02-29'])
  })
})

describe('the next time of a schedule', () => {
  it('is at its hour in its zone, also when the clocks change', () => {
    expect(next({}, '2026-03-05T06:59:59Z')).toBe('2026-03-05T07:00:00.000Z')
    expect(next({}, '2026-03-05T07:00:00Z')).toBe('2026-03-06T07:00:00.000Z')
    expect(next({}, '2026-03-28T08:00:00Z')).toBe('2026-03-29T06:00:00.000Z')
    // 02:00 does not exist in that night: an existing time is used.
    expect(next({ hour: 2 }, '2026-03-28T08:00:00Z')).toBe('2026-03-29T01:00:00.000Z')
    expect(next({ timeZone: 'America/Bogota' }, '2026-03-05T07:00:00Z')).toBe('2026-03-05T13:00:00.000Z')
  })

  it('is on its day of the week or of the month, the last one where the month is shorter', () => {
    expect(next({ every: 'week', weekday: 1 }, '2026-03-05T12:00:00Z')).toBe('2026-03-09T07:00:00.000Z')
    expect(next({ every: 'week', weekday: 7 }, '2026-03-08T06:00:00Z')).toBe('2026-03-08T07:00:00.000Z')
    expect(next({ every: 'month', day: 31 }, '2026-01-31T12:00:00Z')).toBe('2026-02-28T07:00:00.000Z')
    expect(next({ every: 'month', day: 1 }, '2026-12-05T12:00:00Z')).toBe('2027-01-01T07:00:00.000Z')
  })
})
