import { expect, it } from 'vitest'
import { groupOf, searchNav } from './nav-items.ts'

const groups = [
  { id: 'loads', label: 'Cargas', items: [{ id: 'list', label: 'Formatos', href: '/a' }] },
  {
    id: 'time-off',
    label: 'Vacaciones',
    items: [
      { id: 'request', label: 'Solicitud', href: '/b' },
      { id: 'management', label: 'Gestión de días', href: '/c' },
    ],
  },
]
const found = (query: string) => searchNav(groups, query).flatMap(({ items }) => items.map(({ id }) => id))

it('finds a page without regard to case and accents', () => {
  expect(found('GESTION dias')).toEqual(['management'])
})

it('finds all pages of a group by its name', () => {
  expect(found('vaca')).toEqual(['request', 'management'])
})

it('finds everything when nothing is sought, and nothing when nothing matches', () => {
  expect(found(' ')).toHaveLength(3)
  expect(found('xyz')).toEqual([])
})

it('knows the group of a page', () => {
  expect(groupOf(groups, 'management')).toBe('time-off')
  expect(groupOf(groups, 'nowhere')).toBeUndefined()
})
