import { expect, it } from 'vitest'
import { type NavGroup, dissolved, groupOf, searchNav, sectionsOf, waitingOn } from './nav-items.ts'

const groups: [NavGroup, NavGroup] = [
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

it('shows the page of a group of one by itself, with the sign of the group, and finds it by the name of the group', () => {
  const [alone, several] = dissolved([{ icon: 'upload', ...groups[0] }, groups[1]])
  expect(alone).toMatchObject({ label: undefined, items: [{ label: 'Formatos', icon: 'upload' }] })
  expect(several).toBe(groups[1])
  expect(searchNav(dissolved(groups), 'cargas').map(({ id }) => id)).toEqual(['loads'])
})

it('keeps the name of a group of one that has something to do with it', () => {
  const starred = { ...groups[0], act: { label: 'Ordenar', icon: 'sort', onPress: () => undefined } } as const
  expect(dissolved([starred])).toEqual([starred])
})

it('keeps the name of a group of which a search leaves one page', () => {
  expect(searchNav(dissolved(groups), 'solicitud')).toMatchObject([{ label: 'Vacaciones' }])
})

it('finds all groups below a heading by its words', () => {
  const below = groups.map((group) => ({ ...group, heading: 'Panel de control' }))
  expect(searchNav(below, 'panel').map(({ id }) => id)).toEqual(['loads', 'time-off'])
})

it('says a heading once for the groups that follow one another', () => {
  const [first, second] = groups
  const all = [first, { ...second, heading: 'Panel' }, { ...first, id: 'third', heading: 'Panel' }]
  expect(sectionsOf(all).map((one) => [one.heading, one.groups.length])).toEqual([
    [undefined, 1],
    ['Panel', 2],
  ])
})

it('adds up what waits in a group', () => {
  const page = { id: 'a', label: 'A', href: '/a' }
  expect(waitingOn([{ ...page, count: 2 }, page, { ...page, count: 97 }])).toBe(99)
})
