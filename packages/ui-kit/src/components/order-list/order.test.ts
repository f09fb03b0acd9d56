import { expect, it } from 'vitest'
import { movedBefore, movedBy } from './order.ts'

const order = ['a', 'b', 'c']

it('sets a line before another, or at the end', () => {
  expect(movedBefore(order, 'c', 'a')).toEqual(['c', 'a', 'b'])
  expect(movedBefore(order, 'a', null)).toEqual(['b', 'c', 'a'])
  expect(movedBefore(order, 'a', 'c')).toEqual(['b', 'a', 'c'])
})

it('leaves the order alone when there is nothing to move', () => {
  expect(movedBefore(order, 'x', 'a')).toEqual(order)
  expect(movedBefore(order, 'a', 'a')).toEqual(order)
  expect(movedBy(order, 'x', 1)).toEqual(order)
})

it('moves a line further and stops at the ends', () => {
  expect(movedBy(order, 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(movedBy(order, 'a', -1)).toEqual(order)
  expect(movedBy(order, 'a', 9)).toEqual(['b', 'c', 'a'])
  expect(movedBy(order, 'c', -9)).toEqual(['c', 'a', 'b'])
})
