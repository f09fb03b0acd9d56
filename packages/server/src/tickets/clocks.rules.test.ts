import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkCompletion,
  type Clock,
  clocksOf,
  completionUntil,
  lightOf,
  nextDue,
  type Pause,
  stepsOf,
  type Timed,
} from './clocks.rules.ts'
import { aroundTheClock, minuteMs, type ServiceHours, serviceTimeBetween } from './service-hours.rules.ts'

const at = (text: string) => new Date(`${text}:00Z`)
const office: ServiceHours = {
  ...{ timeZone: 'Europe/Madrid', holidays: new Set<string>(['2026-12-08']) },
  week: Array.from({ length: 7 }, (_, day) => (day < 5 ? [{ start: 540, end: 1080 }] : [])),
}
/** A Monday at 10:00 in Madrid. */
const monday = at('2026-11-02T09:00')
const plain: Timed = {
  ...{
    createdAt: monday,
    firstRespondedAt: null,
    closedAt: null,
    firstResponseMinutes: 60,
    resolutionMinutes: 480,
  },
  ...{ legalTerm: 'none', pauses: [] },
}
const clock = (ticket: Partial<Timed>, kind: Clock['kind'], hours = office): Clock => {
  const found = clocksOf({ ...plain, ...ticket }, hours).find((one) => one.kind === kind)
  if (found === undefined) throw new Error(`no clock of ${kind}`)
  return found
}
const due = (ticket: Partial<Timed>, kind: Clock['kind'], hours = office) =>
  clock(ticket, kind, hours).dueAt.toISOString().slice(0, 16)

describe('the clocks of a ticket', () => {
  it('TIC-5.1: first answer and solution are due by its priority, in the hours of its service', () => {
    expect(due({}, 'first_response')).toBe('2026-11-02T10:00')
    expect(due({}, 'solution')).toBe('2026-11-02T17:00')
    expect(due({ resolutionMinutes: 481 }, 'solution')).toBe('2026-11-03T08:01')
    expect(due({ createdAt: at('2026-12-07T16:30') }, 'first_response')).toBe('2026-12-09T08:30')
    expect(clocksOf({ ...plain, firstResponseMinutes: null, resolutionMinutes: null }, office)).toEqual([])
  })

  it('TIC-5.2: pending stops the clock, which later continues with the remaining time', () => {
    const pauses = [{ startedAt: at('2026-11-02T09:30'), endedAt: at('2026-11-03T09:00') }]
    expect(due({ pauses }, 'first_response')).toBe('2026-11-03T09:30')
    const paused = clock({ pauses: [{ startedAt: at('2026-11-02T09:30'), endedAt: null }] }, 'solution')
    expect(paused.pausedAt).toEqual(at('2026-11-02T09:30'))
    expect(nextDue([paused])).toBeNull()
  })

  it('run as long as was promised, however often they are paused', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 8 })
    fc.assert(
      fc.property(lengths, lengths, (gaps, rests) => {
        let cursor = monday.getTime()
        const pauses = gaps.map((gap, index): Pause => {
          const startedAt = new Date(cursor + gap * minuteMs)
          const endedAt = new Date(startedAt.getTime() + (rests[index] ?? 1) * minuteMs)
          cursor = endedAt.getTime()
          return { startedAt, endedAt }
        })
        const { dueAt } = clock({ pauses }, 'solution')
        const rested = pauses.filter(({ startedAt }) => startedAt < dueAt)
        const stood = rested.reduce(
          (sum, { startedAt, endedAt }) => sum + serviceTimeBetween(office, startedAt, endedAt ?? startedAt),
          0,
        )
        expect(serviceTimeBetween(office, monday, dueAt) - stood).toBe(480 * minuteMs)
      }),
      { numRuns: 60 },
    )
  })

  it('stop with the first answer and with the solution', () => {
    const [firstRespondedAt, closedAt] = [at('2026-11-02T09:45'), at('2026-11-02T12:00')]
    expect(clock({ firstRespondedAt }, 'first_response').stoppedAt).toEqual(firstRespondedAt)
    expect(clock({ firstRespondedAt }, 'solution').stoppedAt).toBeNull()
    expect(clock({ closedAt }, 'first_response').stoppedAt).toEqual(closedAt)
    expect(nextDue(clocksOf({ ...plain, closedAt }, office))).toBeNull()
  })

  it('TIC-15.3: a legal clock counts fifteen working days, or two hours of any day', () => {
    expect(due({ legalTerm: 'claim' }, 'legal')).toBe('2026-11-23T23:00')
    // The long weekend of December: the 8th is a holiday.
    expect(due({ legalTerm: 'claim', createdAt: at('2026-12-01T09:00') }, 'legal')).toBe('2026-12-23T23:00')
    expect(due({ legalTerm: 'outage', createdAt: at('2026-11-01T22:00') }, 'legal')).toBe('2026-11-02T00:00')
    expect(due({ legalTerm: 'charge' }, 'legal')).toBe('2026-11-07T09:00')
  })

  it('TIC-15.4: subsanación pauses the legal clock, and lasts for at least ten working days', () => {
    const pauses = [{ startedAt: at('2026-11-03T09:00'), endedAt: at('2026-11-17T09:00') }]
    // The nine working days from the 4th to the 16th do not count.
    expect(due({ legalTerm: 'claim', pauses }, 'legal')).toBe('2026-12-04T23:00')
    expect(completionUntil(office, monday).toISOString()).toBe('2026-11-16T23:00:00.000Z')
    const wait = (pendingUntil: Date) => () =>
      checkCompletion({ legalTerm: 'claim', pendingUntil }, office, monday)
    expect(wait(at('2026-11-16T22:59'))).toThrow(/pendingUntil/)
    expect(wait(at('2026-11-16T23:00'))).not.toThrow()
    expect(() => checkCompletion({ legalTerm: 'none', pendingUntil: monday }, office, monday)).not.toThrow()
  })

  it('turn amber when three quarters have passed and red when it is over, pending or not', () => {
    const running = clock({}, 'first_response')
    const lights = ['2026-11-02T09:44', '2026-11-02T09:45', '2026-11-02T10:00', '2026-11-02T10:01']
    expect(lights.map((one) => lightOf(running, at(one)))).toEqual(['green', 'amber', 'amber', 'red'])
    const late = { ...running, pausedAt: at('2026-11-02T10:30') }
    expect(lightOf(late, at('2026-11-02T10:30'))).toBe('red')
    expect(lightOf({ ...running, pausedAt: at('2026-11-02T09:50') }, at('2026-11-05T10:00'))).toBe('amber')
  })

  it('escalate in three steps: at the warning, when it is over, and a day later', () => {
    const running = clock({}, 'first_response', aroundTheClock)
    const moments = ['2026-11-02T09:44', '2026-11-02T09:45', '2026-11-02T10:00', '2026-11-03T10:00']
    expect(moments.map((one) => stepsOf(running, at(one)))).toEqual([0, 1, 2, 3])
  })
})
