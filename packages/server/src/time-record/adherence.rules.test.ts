import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AdherenceFacts,
  adherenceAt,
  adherenceOver,
  impactOf,
  isNeeded,
  outOf,
} from './adherence.rules.ts'
import { lengthMs, type TimeRange, within, without } from './time-ranges.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 2, 5, 0, minute))
const range = (from: number, to: number): TimeRange => ({ startedAt: at(from * 60), endedAt: at(to * 60) })
const facts = (more: Partial<AdherenceFacts>): AdherenceFacts => ({
  days: [range(0, 48)],
  ...{ shift: [], breaks: [], loose: [], work: [], rest: [], ...more },
})

describe('adherence at an instant', () => {
  it('ONL-5.1 compares the plan with the actual state, with the time since then', () => {
    const day = facts({ shift: [range(9, 17)], work: [range(9.5, 12), range(12, 18)] })
    const seen = [9.25, 11, 17.5].map((hour) => adherenceAt(day, at(hour * 60)))
    expect(seen).toEqual([
      { state: 'out', since: at(9 * 60), planned: 'work', doing: 'away' },
      { state: 'in', since: at(9.5 * 60), planned: 'work', doing: 'work' },
      { state: 'out', since: at(17 * 60), planned: 'off', doing: 'work' },
    ])
  })

  it('keeps to planned breaks, and takes any break where none is planned', () => {
    const shift = [range(9, 17)]
    const done = { work: [range(9, 12), range(13, 17)], rest: [range(12, 13)] }
    const planned = facts({ shift, breaks: [range(12.5, 13)], ...done })
    const loose = facts({ shift, loose: shift, ...done })
    const states = (day: AdherenceFacts) =>
      [12.25, 12.75].map((hour) => adherenceAt(day, at(hour * 60)).state)
    expect(states(planned)).toEqual(['out', 'in'])
    expect(states(loose)).toEqual(['in', 'in'])
  })

  it('is no violation in the gap of a split shift, on a free day, and without a plan', () => {
    const split = facts({ shift: [range(9, 13), range(16, 20)], work: [range(9, 13)] })
    expect(adherenceAt(split, at(14 * 60))).toMatchObject({ state: 'unscheduled', since: at(13 * 60) })
    expect(adherenceAt(facts({}), at(14 * 60))).toMatchObject({ state: 'unscheduled', since: null })
    const unplanned = facts({ days: [], work: [range(9, 17)] })
    expect(adherenceAt(unplanned, at(10 * 60)).state).toBe('no_plan')
    expect(adherenceOver(split, { from: at(0), until: at(15.5 * 60) })).toMatchObject({
      adherence: 1,
      conformance: 1,
      deviations: [],
    })
  })
})

describe('the impact', () => {
  const out = (planned: 'work' | 'break' | 'off', doing: 'work' | 'break' | 'away', needed: boolean) =>
    impactOf({ state: 'out', planned, doing }, needed)

  it('ONL-5.2 is negative where work is missing, positive where it helps who are too few, and neutral otherwise', () => {
    expect(out('work', 'away', false)).toBe('negative')
    expect(out('work', 'break', true)).toBe('negative')
    expect(out('off', 'work', true)).toBe('positive')
    expect(out('break', 'work', true)).toBe('positive')
    expect(out('off', 'work', false)).toBe('neutral')
    expect(out('break', 'away', true)).toBe('neutral')
    expect(out('off', 'break', true)).toBe('neutral')
  })

  it('is none for who keeps to the plan', () => {
    for (const state of ['in', 'unscheduled', 'no_plan'] as const)
      expect(impactOf({ state, planned: 'off', doing: 'work' }, true)).toBeNull()
  })

  it('is positive of somebody without whom fewer would work than are planned to', () => {
    expect([3, 4, 5].map((working) => isNeeded({ working, planned: 4 }))).toEqual([true, true, false])
  })
})

/** Half hours of two days, sorted and not adjacent. */
const times = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { maxLength: 8 })
  .map((marks) => marks.toSorted((one, other) => one - other))
  .map((marks) =>
    marks.flatMap((from, index) => {
      const to = marks[index + 1]
      return index % 2 === 0 && to !== undefined ? [range(from / 2, to / 2)] : []
    }),
  )
const days = fc
  .tuple(times, times, times, times, fc.boolean())
  .map(([shift, pauses, work, rest, isLoose]) => {
    const breaks = isLoose ? [] : within(pauses, shift)
    return facts({ shift, breaks, loose: isLoose ? shift : [], work, rest: without(rest, work) })
  })
const window = { from: at(0), until: at(48 * 60) }

describe('any plan and any day', () => {
  it('has an instant in adherence or out of it while a shift is planned, and the times add up', () => {
    fc.assert(
      fc.property(days, (day) => {
        const over = adherenceOver(day, window)
        const outInShift = lengthMs(within(outOf(day), day.shift)) / 1000
        expect(over.adherentSeconds + outInShift).toBe(over.plannedSeconds)
        expect(lengthMs(over.deviations)).toBe(lengthMs(outOf(day)))
        if (over.adherence !== null) expect(over.adherence).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('misses nobody where no shift is planned', () => {
    fc.assert(
      fc.property(days, ({ shift, work, rest, ...day }) => {
        const gaps = without([range(0, 48)], shift)
        const away = without(gaps, [...work, ...rest])
        expect(within(outOf({ shift, work, rest, ...day }), away)).toEqual([])
      }),
    )
  })

  it('has the planned and the actual state of each deviation, which differ', () => {
    fc.assert(
      fc.property(days, (day) => {
        for (const { startedAt, endedAt, planned, doing } of adherenceOver(day, window).deviations) {
          const middle = new Date((startedAt.getTime() + endedAt.getTime()) / 2)
          expect(adherenceAt(day, middle)).toMatchObject({ state: 'out', planned, doing })
          expect([planned, doing]).not.toEqual(['off', 'away'])
          expect(planned).not.toBe(doing)
        }
      }),
    )
  })

  it('is complete for people who follow the plan exactly', () => {
    fc.assert(
      fc.property(days, (day) => {
        const kept = { ...day, work: without(day.shift, day.breaks), rest: day.breaks }
        expect(outOf(kept)).toEqual([])
        const { adherence, conformance } = adherenceOver(kept, window)
        expect([1, null]).toContain(adherence)
        expect([1, null]).toContain(conformance)
      }),
    )
  })
})
