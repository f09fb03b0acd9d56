import { expect, it } from 'vitest'
import { company } from './company.ts'
import { box, layoutOrg } from './org-layout.ts'
import { above, everybody, forestOf, foundPeople, leaders, type OrgPerson } from './people.ts'
import { walk } from './walk.ts'

const people: OrgPerson[] = [
  { id: 'head', name: 'Ana Ruiz', role: 'Dirección' },
  { id: 'ops', name: 'Berta Soler', managerId: 'head' },
  { id: 'it', name: 'Carlos Gil', managerId: 'head' },
  { id: 'a', name: 'Agente A', managerId: 'ops' },
  { id: 'b', name: 'Agente B', managerId: 'ops' },
  { id: 'c', name: 'Agente C', managerId: 'ops' },
]
const forest = forestOf(people)
const all = new Set(leaders(forest))

it('puts everybody below their manager and counts who is below', () => {
  expect(forest.map(({ person, total }) => [person.id, total])).toEqual([['head', 5]])
  expect(everybody(forest).map(({ person }) => person.id)).toEqual(['head', 'ops', 'a', 'b', 'c', 'it'])
})

it('counts the people of its parts, and none of the parts', () => {
  const [head] = forestOf([
    { id: 'company', name: 'Contacta', isGroup: true },
    { id: 'it', name: 'Informática', managerId: 'company', isGroup: true },
    { id: 'nobody', name: 'Sin nadie', managerId: 'company', isGroup: true },
    { id: 'a', name: 'Ana Ruiz', managerId: 'it' },
    { id: 'b', name: 'Berta Soler', managerId: 'a' },
  ])
  expect(head?.total).toBe(2)
  expect(head?.reports.map(({ total }) => total)).toEqual([2, 0])
})

it('loses nobody when a manager is missing or people lead one another in a circle', () => {
  const odd = forestOf([
    { id: '1', name: 'A', managerId: 'gone' },
    { id: '2', name: 'B', managerId: '3' },
    { id: '3', name: 'C', managerId: '2' },
    { id: '4', name: 'D', managerId: '4' },
  ])
  expect(odd.map(({ person }) => person.id)).toEqual(['1', '4', '2'])
  expect(everybody(odd)).toHaveLength(4)
})

it('finds people by name and role, and knows who must be open for them', () => {
  expect(foundPeople(forest, 'agente')).toEqual(['a', 'b', 'c'])
  expect(foundPeople(forest, 'direccion')).toEqual(['head'])
  expect(above(forest, new Set(['c']))).toEqual(['head', 'ops'])
  expect(leaders(forest, 1)).toEqual(['head'])
})

it('draws three hundred people without one box over another', () => {
  const big = forestOf(company(300))
  const { people: placed, width, height } = layoutOrg(big, new Set(leaders(big)))
  expect(placed).toHaveLength(300)
  const overlaps = placed.flatMap((one, at) =>
    placed
      .slice(at + 1)
      .filter((other) => Math.abs(one.x - other.x) < box.width && Math.abs(one.y - other.y) < box.height),
  )
  expect(overlaps).toEqual([])
  expect(placed.every(({ x, y }) => x >= 0 && y >= 0 && x + box.width <= width && y <= height)).toBe(true)
})

it('walks the drawing by arrows: down to a report, along a column, back up, and beside', () => {
  const drawing = layoutOrg(forest, all)
  const way = (...keys: string[]) => {
    let at = 'head'
    for (const key of keys) at = walk(drawing, at, key) ?? at
    return at
  }
  expect(way('ArrowDown')).toBe('ops')
  expect(way('ArrowDown', 'ArrowRight')).toBe('it')
  expect(way('ArrowDown', 'ArrowDown', 'ArrowDown')).toBe('b')
  expect(way('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp')).toBe('ops')
  expect(way('End')).toBe('it')
  expect(way('ArrowUp')).toBe('head')
})
