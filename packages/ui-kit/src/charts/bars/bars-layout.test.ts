import { expect, it } from 'vitest'
import { barsOf } from './bars-layout.ts'

interface Row {
  won: number
  lost: number | null
}
const series = [
  { id: 'won', label: 'Won', value: (row: Row) => row.won },
  { id: 'lost', label: 'Lost', value: (row: Row) => row.lost },
]

it('stacks positive values upwards and negative ones downwards', () => {
  expect(barsOf([{ won: 5, lost: 3 }], series, 'stacked').map(({ from, to }) => [from, to])).toEqual([
    [0, 5],
    [5, 8],
  ])
  expect(barsOf([{ won: 5, lost: -3 }], series, 'stacked').map(({ from, to }) => [from, to])).toEqual([
    [0, 5],
    [0, -3],
  ])
})

it('lets every bar of a group begin at zero, and draws nothing where there is no value', () => {
  expect(barsOf([{ won: 5, lost: null }], series, 'grouped')).toEqual([
    { series: 0, row: 0, from: 0, to: 5 },
    { series: 1, row: 0, from: 0, to: 0 },
  ])
})
