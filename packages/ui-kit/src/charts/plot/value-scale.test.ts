import { expect, it } from 'vitest'
import { markCount, valueScale } from './value-scale.ts'

it('ends an axis at round numbers around the values', () => {
  expect(valueScale([3, 1240], [0, 100], 4).domain()).toEqual([0, 1500])
  expect(valueScale([-7, 12], [0, 100], 4).domain()).toEqual([-10, 15])
})

it('begins near the data only if it is asked to', () => {
  expect(valueScale([96.2, 99.1], [0, 100], 4, 'data').domain()).toEqual([96, 100])
})

it('has an axis even without a value', () => {
  expect(valueScale([], [0, 100], 4).domain()).toEqual([0, 1])
  expect(valueScale([0, 0], [0, 100], 4).domain()).toEqual([0, 1])
})

it('leaves room between the marks', () => {
  expect([0, 90, 240].map((pixels) => markCount(pixels))).toEqual([2, 2, 4])
})
