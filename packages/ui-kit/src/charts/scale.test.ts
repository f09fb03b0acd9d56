import { expect, it } from 'vitest'
import { linePath, linePoints, ticks } from './scale.ts'

it('marks an axis with round numbers that reach over the largest value', () => {
  expect(ticks(7)).toEqual([0, 2, 4, 6, 8])
  expect(ticks(1240)).toEqual([0, 500, 1000, 1500])
  expect(ticks(0.3)).toEqual([0, 0.1, 0.2, 0.3])
  expect(ticks(0)).toEqual([0, 1])
})

it('draws equal values as a line through the middle', () => {
  expect(linePoints([5, 5], 100, 20, 0)).toEqual([
    [0, 10],
    [100, 10],
  ])
})

it('draws the largest value at the top', () => {
  expect(linePath(linePoints([0, 10], 100, 20, 2))).toBe('M2.00 18.00L98.00 2.00')
})
