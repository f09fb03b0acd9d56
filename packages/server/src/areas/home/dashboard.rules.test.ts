import { describe, expect, it } from 'vitest'
import { calendarDay, lastDays } from './dashboard.rules.ts'

describe('the days of the dashboard', () => {
  it("are days of the person's zone, not of the server", () => {
    const lateEvening = new Date('2026-03-05T23:30:00Z')
    expect(calendarDay(lateEvening, 'UTC')).toBe('2026-03-05')
    expect(calendarDay(lateEvening, 'Europe/Madrid')).toBe('2026-03-06')
    expect(calendarDay(lateEvening, 'America/Bogota')).toBe('2026-03-05')
  })

  it('run over the end of a month and over the change of the clocks without a gap', () => {
    expect(lastDays(new Date('2026-03-30T10:00:00Z'), 4, 'Europe/Madrid')).toEqual([
      '2026-03-27',
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
    ])
    expect(lastDays(new Date('2026-03-01T00:00:00Z'), 2, 'UTC')).toEqual(['2026-02-28', '2026-03-01'])
  })
})
