import { expect, it } from 'vitest'
import { linesOf, numbersOf } from './lines.ts'

const rows = [
  { day: '2026-11-02', calls: 120, low: null, high: null },
  { day: '2026-11-03', calls: null, low: 90, high: 160 },
]
const lines = linesOf(rows, ({ day }) => day, [
  {
    id: 'calls',
    label: 'Calls',
    value: ({ calls }) => calls,
    low: ({ low }) => low,
    high: ({ high }) => high,
  },
])

it('makes the axis reach over the values and their band, and over nothing where there is no value', () => {
  expect(numbersOf(lines)).toEqual([120, 90, 160])
})
