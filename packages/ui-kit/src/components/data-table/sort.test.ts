import { expect, it } from 'vitest'
import { nextSort } from './sort.ts'

it('sorts a new column upwards and turns the same one round', () => {
  expect(nextSort(undefined, 'name')).toEqual({ column: 'name', direction: 'ascending' })
  expect(nextSort({ column: 'name', direction: 'ascending' }, 'name').direction).toBe('descending')
  expect(nextSort({ column: 'name', direction: 'descending' }, 'name').direction).toBe('ascending')
  expect(nextSort({ column: 'name', direction: 'ascending' }, 'team')).toEqual({
    column: 'team',
    direction: 'ascending',
  })
})
