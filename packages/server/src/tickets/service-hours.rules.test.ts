import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aroundTheClock,
  minuteMs,
  type ServiceHours,
  serviceTimeAfter,
  serviceTimeBetween,
  workingDaysAfter,
} from './service-hours.rules.ts'

const office = (
  from: number,
  until: number,
  timeZone = 'Europe/Madrid',
  holidays: string[] = [],
): ServiceHours => ({
  ...{ timeZone, holidays: new Set(holidays) },
  week: Array.from({ length: 7 }, (_, day) => (day < 5 ? [{ start: from * 60, end: until * 60 }] : [])),
})
const minutesAfter = (hours: ServiceHours, from: string, minutes: number) =>
  serviceTimeAfter(hours, new Date(from), minutes * minuteMs)?.toISOString()

describe('time of service', () => {
  it('goes on at the next opening: over a night, a weekend and a holiday', () => {
    const hours = office(9, 18, 'Europe/Madrid', ['2026-10-12'])
    expect(minutesAfter(hours, '2026-10-08T15:30:00Z', 60)).toBe('2026-10-09T07:30:00.000Z')
    expect(minutesAfter(hours, '2026-10-09T15:30:00Z', 60)).toBe('2026-10-13T07:30:00.000Z')
    expect(minutesAfter(hours, '2026-10-10T12:00:00Z', 0)).toBe('2026-10-13T07:00:00.000Z')
  })

  it('ends with the day that fills it, and not with the next one', () => {
    expect(minutesAfter(office(9, 18), '2026-11-02T08:00:00Z', 540)).toBe('2026-11-02T17:00:00.000Z')
  })

  it('has the hours of the night in which the clocks change: 23 in spring, 25 in autumn', () => {
    const day = 24 * 60
    expect(minutesAfter(aroundTheClock, '2026-03-28T23:00:00Z', day)).toBe('2026-03-29T23:00:00.000Z')
    const spring = [new Date('2026-03-28T23:00:00Z'), new Date('2026-03-29T22:00:00Z')] as const
    expect(serviceTimeBetween(aroundTheClock, ...spring) / minuteMs).toBe(23 * 60)
    const autumn = [new Date('2026-10-24T22:00:00Z'), new Date('2026-10-25T23:00:00Z')] as const
    expect(serviceTimeBetween(aroundTheClock, ...autumn) / minuteMs).toBe(25 * 60)
    expect(minutesAfter(office(9, 18), '2026-03-27T16:30:00Z', 60)).toBe('2026-03-30T07:30:00.000Z')
  })

  it('follows the zone of the service: an hour later in the Canaries', () => {
    expect(minutesAfter(office(9, 18, 'Atlantic/Canary'), '2026-11-02T00:00:00Z', 30)).toBe(
      '2026-11-02T09:30:00.000Z',
    )
  })

  it('never ends for a service without hours', () => {
    expect(serviceTimeAfter({ ...office(9, 18), week: [] }, new Date(), 1)).toBeNull()
  })

  it('between two instants is what was added, whatever the hours, the zone and the day are', () => {
    const hours = fc
      .tuple(
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('Europe/Madrid', 'Atlantic/Canary', 'America/Bogota', 'UTC'),
        fc.array(fc.integer({ min: 1, max: 28 }), { maxLength: 5 }),
      )
      .map(([from, length, zone, days]) =>
        office(
          from,
          from + length,
          zone,
          days.map((day) => `2026-03-${String(day).padStart(2, '0')}`),
        ),
      )
    const from = fc.date({
      min: new Date('2026-02-01T00:00:00Z'),
      max: new Date('2026-11-30T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(hours, from, fc.integer({ min: 1, max: 6000 }), (service, since, minutes) => {
        const until = serviceTimeAfter(service, since, minutes * minuteMs)
        if (until === null) throw new Error('a service that works never comes to it')
        expect(serviceTimeBetween(service, since, until)).toBe(minutes * minuteMs)
        // Not earlier.
        const before = new Date(until.getTime() - minuteMs)
        if (before >= since) expect(serviceTimeBetween(service, since, before)).toBe((minutes - 1) * minuteMs)
      }),
      { numRuns: 60 },
    )
  })
})

describe('working days', () => {
  it('begin the day after, and leave out weekends and holidays whatever the service works', () => {
    const hours = {
      ...aroundTheClock,
      holidays: new Set(['2026-12-07', '2026-12-08', '2026-12-25', '2026-01-01']),
    }
    const due = workingDaysAfter(hours, new Date('2026-12-01T10:00:00Z'), 15)
    // 2, 3, 4, 9, 10, 11, 14–18, 21–24 December.
    expect(due.toISOString()).toBe('2026-12-24T23:00:00.000Z')
  })
})
