import { expect, test } from 'vitest'
import { totalDays, vacationOf } from './hours-time-off.rules.ts'

const annual = { kind: 'annual', unit: 'natural' } as const
const loose = { kind: 'loose', unit: 'working' } as const

test('each kind and unit of vacation stands alone, annual vacation first, whether taken, left or both', () => {
  const left = [
    { ...loose, available: 4 },
    { ...annual, available: 30 },
  ]
  const inHours = { kind: 'annual', unit: 'hours' } as const
  expect(
    vacationOf(
      [
        { ...annual, taken: 14 },
        { ...inHours, taken: 480 },
      ],
      left,
    ),
  ).toEqual([
    { ...inHours, taken: 480, available: 0 },
    { ...annual, taken: 14, available: 30 },
    { ...loose, taken: 0, available: 4 },
  ])
  expect(vacationOf([], [])).toEqual([])
})

test('days of several causes add up without the dust of decimals', () => {
  expect(totalDays([{ days: 0.1 }, { days: 0.2 }, { days: 2.5 }])).toBe(2.8)
  expect(totalDays([])).toBe(0)
})
