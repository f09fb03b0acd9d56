import { describe, expect, it } from 'vitest'
import { dayIn } from './zoned-day.ts'

/** Zones with offsets of hours, half hours and quarters, and one that was corrected by some seconds in 1972. */
const zones = [
  ...['Europe/Madrid', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Chatham', 'Australia/Lord_Howe'],
  ...['Pacific/Apia', 'America/Bogota', 'Africa/Monrovia'],
]

const minuteMs = 60_000
const minutesOfDay = 24 * 60

describe('dayIn', () => {
  it.each(zones)('says the day of each minute as the calendar of %s has it', (timeZone) => {
    const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
    const wrong: Date[] = []
    // Historical days with clock changes, and the one that Samoa skipped.
    for (const day of ['1971-12-31', '2026-03-29', '2026-10-25', '2026-04-04', '2011-12-30'])
      for (let minute = -1; minute < minutesOfDay; minute += 1) {
        const at = new Date(Date.parse(`${day}T00:00:59.999Z`) + minute * minuteMs)
        if (dayIn(at, timeZone) !== wall.format(at)) wrong.push(at)
      }
    expect(wrong).toEqual([])
  })
})
