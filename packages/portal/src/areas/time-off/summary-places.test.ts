import { expect, test } from 'vitest'
import { placeMarks } from './place-marks.ts'
import { placesOfSummary } from './summary-places.ts'

const row = (limit: number | null, taken: number | null) => ({
  ...{ startsOn: '2027-08-02', endsOn: '2027-08-02', person: null, states: [] },
  ...{ limit, taken, waiting: 0 },
})
const statusOf = (limit: number | null, taken: number | null) =>
  placesOfSummary([row(limit, taken)], { fillingPercent: 75 })[0]?.status

test('a day is free, filling fast from the share of its plan on, full, or without a quota', () => {
  expect(statusOf(4, 2)).toBe('free')
  expect(statusOf(4, 3)).toBe('filling')
  expect(statusOf(4, 4)).toBe('full')
  expect(statusOf(4, 6)).toBe('full')
  expect(statusOf(0, 0)).toBe('full')
  expect(statusOf(null, null)).toBe('no_plan')
})

test('a day on which nobody needs a place has no mark', () => {
  const day = (status: 'full' | 'not_needed') => ({ date: '2027-08-02', status })
  const marks = placeMarks([day('full'), day('not_needed')], () => '0 of 4 left')
  expect(marks).toEqual([
    { kind: 'place.full', start: '2027-08-02', end: '2027-08-02', label: '0 of 4 left' },
  ])
})
