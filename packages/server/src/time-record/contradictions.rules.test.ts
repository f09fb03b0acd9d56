import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AgentSpan, contradictionsOf } from './contradictions.rules.ts'
import { spansOf, unknownTimes } from './spans.rules.ts'
import type { Entry, Segment } from './workday.ts'

const midnight = Date.parse('2026-03-05T00:00:00Z')
const minuteMs = 60_000
const instant = (minute: number) => new Date(midnight + minute * minuteMs)
const at = (time: string) => new Date(`2026-03-05T${time}:00Z`)
type Clocked = Pick<Segment, 'kind' | 'startedAt' | 'endedAt'>

/** `08:00-12:00 work`; running without an end. */
function spanOf(text: string) {
  const [times = '', word = ''] = text.split(' ')
  const [from = '', to = ''] = times.split('-')
  return { word, startedAt: at(from), endedAt: to === '' ? null : at(to) }
}
const clocked = (...texts: string[]): Clocked[] =>
  texts.map((text) => {
    const { word, ...time } = spanOf(text)
    return { kind: word === 'work' ? word : 'break', ...time }
  })
const agent = (...texts: string[]): AgentSpan[] =>
  texts.map((text) => {
    const { word, ...time } = spanOf(text)
    // The tests only use states.
    return { state: word as AgentSpan['state'], ...time }
  })
const found = (segments: Clocked[], states: AgentSpan[], now = at('23:00')) =>
  contradictionsOf({ segments, states, since: at('00:00'), now }).map(
    ({ kind, state, startedAt, endedAt }) =>
      `${startedAt.toISOString().slice(11, 16)}-${endedAt?.toISOString().slice(11, 16) ?? ''} ${kind} ${state}`,
  )

describe('what clock and agent say differently', () => {
  it('is work before the entry, after the exit, and between two spans', () => {
    const split = clocked('09:00-13:00 work', '16:00-20:00 work')
    expect(found(split, agent('08:50-09:10 available'))).toEqual(['08:50-09:00 before_in available'])
    expect(found(split, agent('12:50-13:30 in_call'))).toEqual(['13:00-13:30 after_out in_call'])
    expect(found(split, agent('15:50-16:10 meeting'))).toEqual(['15:50-16:00 after_out meeting'])
    expect(found([], agent('15:50-16:10 meeting'))).toEqual(['15:50-16:10 before_in meeting'])
  })

  it('is a break of one in which the other works', () => {
    const day = clocked('09:00-11:00 work', '11:00-11:30 break', '11:30-18:00 work')
    expect(found(day, agent('10:00-11:20 in_call', '11:20-11:40 break'))).toEqual([
      '11:00-11:20 clock_break in_call',
      '11:30-11:40 agent_break break',
    ])
  })

  it('is reported once, by its longest state, whatever the agent changed meanwhile', () => {
    const states = agent('17:50-18:10 in_call', '18:10-18:15 wrap_up', '18:15-18:40 in_call')
    expect(found(clocked('09:00-18:00 work'), states)).toEqual(['18:00-18:40 after_out in_call'])
  })

  it('lasts a minute at least, and has no end while it lasts', () => {
    const day = clocked('09:00-18:00 work')
    const short = [{ state: 'in_call', startedAt: at('17:00'), endedAt: new Date(at('18:01').getTime() - 1) }]
    expect(found(day, short as AgentSpan[])).toEqual([])
    expect(found(day, agent('17:00- in_call'), at('18:30'))).toEqual(['18:00- after_out in_call'])
  })

  it('is nothing after the last that is known of a span whose exit is missing', () => {
    const entry = (kind: Entry['kind'], time: string, number: number): Entry => ({
      ...{ id: `e${number}`, number, kind, at: at(time), timeZone: 'UTC', mode: 'on_site', source: 'portal' },
      ...{ breakTypeId: null, counts: null, minutesPerUse: null },
    })
    const later = new Date(at('23:00').getTime() + 24 * 60 * minuteMs)
    const found = (record: readonly Entry[]) => {
      const spans = spansOf(record, later)
      const segments = spans.flatMap((span) => span.segments)
      const states = agent('08:50-18:00 available')
      return contradictionsOf({
        segments,
        states,
        unknown: unknownTimes(spans),
        since: at('00:00'),
        now: later,
      })
    }
    const come = entry('in', '09:00', 1)
    const kinds = (record: readonly Entry[]) => found(record).map(({ kind, endedAt }) => [kind, endedAt])
    expect(kinds([come])).toEqual([['before_in', at('09:00')]])
    const paused = [come, entry('break_start', '13:00', 2), entry('break_end', '13:30', 3)]
    expect(kinds(paused)).toEqual([
      ['before_in', at('09:00')],
      ['clock_break', at('13:30')],
    ])
    expect(kinds([...paused, entry('out', '17:00', 4)]).at(-1)).toEqual(['after_out', at('18:00')])
  })

  it('is not a silence, nor being offline, nor a break of an agent who is out', () => {
    expect(found(clocked('09:00-18:00 work'), agent('18:00-18:30 no_signal', '19:00-19:30 break'))).toEqual(
      [],
    )
  })

  it('knows who went home of the day before has not come in yet', () => {
    const around = clocked('00:10-01:00 work', '09:00-18:00 work')
    const contradictions = contradictionsOf({
      ...{ segments: around, states: agent('08:30-09:00 available'), since: at('02:00'), now: at('23:00') },
    })
    expect(contradictions.map(({ kind }) => kind)).toEqual(['before_in'])
  })
})

const states = ['available', 'in_call', 'wrap_up', 'break', 'meeting', 'no_signal'] as const
/** Sorted spans without overlaps, some after a gap; the last may be running. */
const spans = <Word>(word: fc.Arbitrary<Word>) =>
  fc.tuple(
    fc.array(
      fc.record({ gap: fc.integer({ min: 0, max: 3 }), length: fc.integer({ min: 1, max: 30 }), word }),
    ),
    fc.boolean(),
  )
const placed = <Word>([parts, isRunning]: [{ gap: number; length: number; word: Word }[], boolean]) => {
  let minute = 480
  return parts.map(({ gap, length, word }, index) => {
    const from = minute + gap
    minute = from + length
    const isOpen = isRunning && index === parts.length - 1
    return { word, startedAt: instant(from), endedAt: isOpen ? null : instant(minute) }
  })
}
const days = fc.record({
  segments: spans(fc.constantFrom('work', 'break')).map((made) =>
    placed(made).map(({ word: kind, ...time }): Clocked => ({ kind, ...time })),
  ),
  states: spans(fc.constantFrom(...states)).map((made) =>
    placed(made).map(({ word: state, ...time }): AgentSpan => ({ state, ...time })),
  ),
})
const now = instant(1440)
const isIn = (minute: number, { startedAt, endedAt }: { startedAt: Date; endedAt: Date | null }) =>
  startedAt <= instant(minute) && instant(minute) < (endedAt ?? now)

describe('any day', () => {
  it('has contradictions in exactly those minutes in which clock and agent differ', () => {
    fc.assert(
      fc.property(days, (day) => {
        const all = contradictionsOf({ ...day, since: instant(0), now })
        for (let minute = 480; minute < 1440; minute += 1) {
          const clock = day.segments.find((one) => isIn(minute, one))?.kind
          const doing = day.states.find((one) => isIn(minute, one))?.state
          const isAtWork = doing !== undefined && doing !== 'break' && doing !== 'no_signal'
          const differs = (isAtWork && clock !== 'work') || (doing === 'break' && clock === 'work')
          expect(all.filter((one) => isIn(minute, one))).toHaveLength(differs ? 1 : 0)
        }
      }),
    )
  })

  it('has them in order, without overlaps, and no two that are one', () => {
    fc.assert(
      fc.property(days, (day) => {
        const all = contradictionsOf({ ...day, since: instant(0), now })
        for (const [index, { kind, startedAt, endedAt }] of all.entries()) {
          const end = (endedAt ?? now).getTime()
          expect(end - startedAt.getTime()).toBeGreaterThanOrEqual(minuteMs)
          const following = all[index + 1]
          if (following === undefined) continue
          expect(following.startedAt.getTime()).toBeGreaterThanOrEqual(end)
          expect(following.kind === kind && following.startedAt.getTime() === end).toBe(false)
        }
      }),
    )
  })
})
