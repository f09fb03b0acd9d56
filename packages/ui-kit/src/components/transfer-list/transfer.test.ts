import { expect, it } from 'vitest'
import { changeable, shownOptions } from './transfer.ts'

const options = [
  { id: '1', label: 'Ángela Vidal' },
  { id: '2', label: 'Ana Ruiz', description: 'Ventas' },
  { id: '3', label: 'Íñigo Sanz', isDisabled: true },
]
const selected = new Set(['2', '3'])
const ids = (tab: 'all' | 'selected', query: string) =>
  shownOptions(options, selected, tab, query).map(({ id }) => id)

it('shows what matches of all, or of what is selected', () => {
  expect(ids('all', 'an')).toEqual(['1', '2', '3'])
  expect(ids('all', 'angela')).toEqual(['1'])
  expect(ids('selected', 'an')).toEqual(['2', '3'])
  expect(ids('all', 'ventas')).toEqual(['2'])
})

it('selects and takes away only what can be changed', () => {
  expect(changeable(options, selected, true)).toEqual(['1'])
  expect(changeable(options, selected, false)).toEqual(['2'])
})
