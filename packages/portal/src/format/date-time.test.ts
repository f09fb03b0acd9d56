import { describe, expect, test } from 'vitest'
import { formatDate, formatDateTime, hourOf } from './date-time.ts'

const instant = '2026-03-29T23:30:05.000Z'

describe('date and time (specification §9)', () => {
  test('SHE-10.4 are written in UTC when the user has no time zone', () => {
    expect(formatDateTime(instant, null)).toBe('2026-03-29 23:30:05')
    expect(formatDateTime(instant, undefined)).toBe('2026-03-29 23:30:05')
  })

  test('SHE-10.4 are written in the time zone of the user, summer time included', () => {
    expect(formatDateTime(instant, 'Europe/Madrid')).toBe('2026-03-30 01:30:05')
    expect(formatDateTime('2026-01-10T12:00:00Z', 'America/Bogota')).toBe('2026-01-10 07:00:00')
  })

  test('are written in UTC when nobody knows the time zone', () => {
    expect(formatDateTime(instant, 'Mars/Olympus')).toBe('2026-03-29 23:30:05')
  })

  test('a day and an hour belong to the zone as well', () => {
    expect(formatDate(instant, 'Europe/Madrid')).toBe('2026-03-30')
    expect(hourOf(new Date(instant), 'Europe/Madrid')).toBe(1)
  })
})
