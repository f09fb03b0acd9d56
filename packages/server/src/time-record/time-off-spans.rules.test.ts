import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spansOn } from './shift-plan.rules.ts'
import { type TimeOff, timeOffSpans } from './time-off-spans.rules.ts'

const at = (time: string) => new Date(`2026-03-03T${time}:00Z`)
const span = (from: string, until: string) => ({ startedAt: at(from), endedAt: at(until) })
const split = [span('08:00', '12:00'), span('14:00', '18:00')]
const off = (taken: Partial<TimeOff>): TimeOff => ({
  ...{ kind: 'vacation', part: 'day', minutes: null, startMinute: null },
  ...taken,
})
const placed = (planned: typeof split, ...taken: TimeOff[]) =>
  timeOffSpans(taken, { date: '2026-03-03', timeZone: 'Europe/Madrid', planned }).map(
    ({ kind, startedAt, endedAt }) =>
      `${kind} ${startedAt.toISOString().slice(5, 16)} ${endedAt.toISOString().slice(5, 16)}`,
  )

describe('the place of time off on its day', () => {
  test('a whole day takes the planned spans, a half its share of their time', () => {
    expect(placed(split, off({}))).toEqual([
      'vacation 03-03T08:00 03-03T12:00',
      'vacation 03-03T14:00 03-03T18:00',
    ])
    expect(placed(split, off({ part: 'morning' }))).toEqual(['vacation 03-03T08:00 03-03T12:00'])
    expect(placed(split.slice(1), off({ part: 'afternoon' }))).toEqual(['vacation 03-03T16:00 03-03T18:00'])
  })

  test('hours begin at their start, in the zone of the work center, and have no place without one', () => {
    const hours = { kind: 'absence', part: 'hours', minutes: 90 } as const
    expect(placed(split, off({ ...hours, startMinute: 600 }))).toEqual(['absence 03-03T09:00 03-03T10:30'])
    expect(placed(split, off(hours))).toEqual([])
  })

  test('without planned spans a whole day lasts from midnight to midnight', () => {
    expect(placed([], off({ kind: 'absence' }))).toEqual(['absence 03-02T23:00 03-03T23:00'])
  })

  test('an absence takes precedence over the vacation of the same time', () => {
    const absence = off({ kind: 'absence', part: 'hours', minutes: 120, startMinute: 600 })
    expect(placed(split.slice(0, 1), off({}), absence)).toEqual([
      'vacation 03-03T08:00 03-03T09:00',
      'absence 03-03T09:00 03-03T11:00',
      'vacation 03-03T11:00 03-03T12:00',
    ])
  })
})

const anyTimeOff: fc.Arbitrary<TimeOff> = fc.record({
  kind: fc.constantFrom('vacation' as const, 'absence' as const),
  part: fc.constantFrom('day' as const, 'morning' as const, 'afternoon' as const, 'hours' as const),
  minutes: fc.integer({ min: 1, max: 600 }),
  startMinute: fc.option(fc.integer({ min: 0, max: 24 * 60 - 1 })),
})
/** Also the days on which the clocks change, in both zones of Spain. */
const anyDay = fc.record({
  date: fc.constantFrom('2026-03-03', '2026-03-29', '2026-10-25', '2026-12-31'),
  timeZone: fc.constantFrom('Europe/Madrid', 'Atlantic/Canary'),
  shift: fc.constantFrom(
    [],
    [{ start: 480, end: 960 }],
    [
      { start: 540, end: 780 },
      { start: 960, end: 1200 },
    ],
    [{ start: 1320, end: 1800 }],
  ),
})

describe('any time off of a day', () => {
  const spansFor = (taken: readonly TimeOff[], { date, timeZone, shift }: Day) =>
    timeOffSpans(taken, { date, timeZone, planned: spansOn(shift, date, timeZone) })

  test('has the same place in whatever order it was entered', () => {
    fc.assert(
      fc.property(anyDay, fc.array(fc.tuple(anyTimeOff, fc.nat()), { maxLength: 6 }), (day, arrived) => {
        const inOrder = arrived.map(([one]) => one)
        const shuffled = arrived.toSorted((one, other) => one[1] - other[1]).map(([one]) => one)
        expect(spansFor(shuffled, day)).toEqual(spansFor(inOrder, day))
      }),
    )
  })

  test('never overlaps, follows the order of time, and entered twice takes no more', () => {
    fc.assert(
      fc.property(anyDay, fc.array(anyTimeOff, { maxLength: 6 }), (day, taken) => {
        const spans = spansFor(taken, day)
        for (const [at, { startedAt, endedAt }] of spans.entries()) {
          expect(endedAt.getTime()).toBeGreaterThan(startedAt.getTime())
          const next = spans[at + 1]
          if (next !== undefined) expect(next.startedAt.getTime()).toBeGreaterThanOrEqual(endedAt.getTime())
        }
        expect(spansFor([...taken, ...taken], day)).toEqual(spans)
      }),
    )
  })
})

type Day = typeof anyDay extends fc.Arbitrary<infer Of> ? Of : never
