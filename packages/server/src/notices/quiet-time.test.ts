import { describe, expect, it } from 'vitest'
import { type QuietHours, quietUntil } from './quiet-time.ts'

const night: QuietHours = { startsAt: '20:00', endsAt: '08:30', weekends: false }
const until = (now: string, hours = night, zone = 'Europe/Madrid') =>
  quietUntil(new Date(now), hours, zone)?.toISOString()

describe('quiet hours', () => {
  it('lie over midnight: before and after it they end the next morning, in the zone of the person', () => {
    // A Thursday in March: Madrid is an hour ahead.
    expect(until('2026-03-05T18:59:59Z')).toBeUndefined()
    expect(until('2026-03-05T19:00:00Z')).toBe('2026-03-06T07:30:00.000Z')
    expect(until('2026-03-05T23:30:00Z')).toBe('2026-03-06T07:30:00.000Z')
    expect(until('2026-03-06T07:29:59Z')).toBe('2026-03-06T07:30:00.000Z')
    expect(until('2026-03-06T07:30:00Z')).toBeUndefined()
    expect(until('2026-03-05T19:00:00Z', night, 'America/Bogota')).toBeUndefined()
    expect(until('2026-03-06T03:00:00Z', night, 'America/Bogota')).toBe('2026-03-06T13:30:00.000Z')
  })

  it('may lie within a day, and end at midnight', () => {
    const siesta = { startsAt: '14:00', endsAt: '16:00', weekends: false }
    expect(until('2026-03-05T13:00:00Z', siesta)).toBe('2026-03-05T15:00:00.000Z')
    expect(until('2026-03-05T12:59:00Z', siesta)).toBeUndefined()
    const evening = { startsAt: '22:00', endsAt: '00:00', weekends: false }
    expect(until('2026-03-05T21:30:00Z', evening)).toBe('2026-03-05T23:00:00.000Z')
    expect(until('2026-03-05T23:00:00Z', evening)).toBeUndefined()
  })

  it('may take in the weekend: from Friday night on they end on Monday morning', () => {
    const all = { ...night, weekends: true }
    expect(until('2026-03-06T19:00:00Z', all)).toBe('2026-03-09T07:30:00.000Z')
    expect(until('2026-03-07T12:00:00Z', all)).toBe('2026-03-09T07:30:00.000Z')
    const only = { startsAt: null, endsAt: null, weekends: true }
    expect(until('2026-03-08T12:00:00Z', only)).toBe('2026-03-08T23:00:00.000Z')
    expect(until('2026-03-06T19:00:00Z', only)).toBeUndefined()
  })

  it('keep to the clock on the wall when the clocks change', () => {
    expect(until('2026-03-28T22:00:00Z')).toBe('2026-03-29T06:30:00.000Z')
    expect(until('2026-10-24T22:00:00Z')).toBe('2026-10-25T07:30:00.000Z')
    // 02:30 does not exist in that night: the end moves to an existing time.
    expect(until('2026-03-28T22:00:00Z', { ...night, endsAt: '02:30' })).toMatch(/^2026-03-29T0[01]:30/)
  })
})
