import { expect, it } from 'vitest'
import { pageSelection, withRows } from './selection.ts'

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
