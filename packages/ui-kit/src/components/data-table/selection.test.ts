import { expect, it } from 'vitest'
import { pageSelection, rowsBetween, withRows } from './selection.ts'

const page = ['a', 'b']

it('tells whether none, some or all rows of the page are selected', () => {
  expect(pageSelection(page, new Set(['z']))).toBe('none')
  expect(pageSelection(page, new Set(['a', 'z']))).toBe('some')
  expect(pageSelection(page, new Set(['a', 'b']))).toBe('all')
  expect(pageSelection([], new Set())).toBe('none')
})

it('keeps the rows of other pages selected', () => {
  expect([...withRows(new Set(['z']), page, true)]).toEqual(['z', 'a', 'b'])
  expect([...withRows(new Set(['z', 'a']), page, false)]).toEqual(['z'])
})

it('takes the rows between two, from above and from below', () => {
  const keys = ['a', 'b', 'c', 'd']
  expect(rowsBetween(keys, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(rowsBetween(keys, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(rowsBetween(keys, undefined, 'c')).toEqual(['c'])
  expect(rowsBetween(keys, 'of another page', 'c')).toEqual(['c'])
})
