import { expect, it } from 'vitest'
import { barsByRow, lanesOf, placeBars, type PlannerBar } from './place-bars.ts'

const bar = (id: string, start: string, end: string, rowId = '1'): PlannerBar => ({
  id,
  rowId,
  kind: 'vacation',
  start,
  end,
})
const november = (bars: readonly PlannerBar[]) => placeBars(bars, '2026-11-01', 30)

it('places a bar on its days and cuts what lies outside the month', () => {
  expect(
    november([bar('a', '2026-10-28', '2026-11-03'), bar('b', '2026-11-29', '2026-12-04')]),
  ).toMatchObject([
    { from: 0, to: 2, lane: 0, isCutBefore: true, isCutAfter: false },
    { from: 28, to: 29, lane: 0, isCutBefore: false, isCutAfter: true },
  ])
})

it('leaves bars of other months out', () => {
  expect(november([bar('a', '2026-10-01', '2026-10-31'), bar('b', '2026-12-01', '2026-12-01')])).toEqual([])
})

it('puts bars that overlap below one another, and uses a lane again when it is free', () => {
  const placed = november([
    bar('c', '2026-11-08', '2026-11-09'),
    bar('a', '2026-11-02', '2026-11-06'),
    bar('b', '2026-11-05', '2026-11-12'),
  ])
  expect(placed.map((one) => [one.bar.id, one.lane])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 0],
  ])
  expect(lanesOf(placed)).toBe(2)
  expect(lanesOf([])).toBe(1)
})

it('gives each person their own bars', () => {
  const rows = barsByRow([
    bar('a', '2026-11-02', '2026-11-06', '7'),
    bar('b', '2026-11-02', '2026-11-06', '9'),
  ])
  expect(rows.get('7')?.map(({ id }) => id)).toEqual(['a'])
})
