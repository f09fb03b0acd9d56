import { expect, it } from 'vitest'
import { branches, countMatches, searchTree, type TreeNode } from './tree-nodes.ts'

const nodes: TreeNode[] = [
  {
    id: 'ops',
    label: 'Operaciones',
    children: [
      { id: 'sales', label: 'Ventas', children: [{ id: 'sales-es', label: 'Ventas España' }] },
      { id: 'care', label: 'Atención' },
    ],
  },
  { id: 'it', label: 'Informática' },
]
const ids = (list: readonly TreeNode[]): string[] =>
  list.flatMap(({ id, children = [] }) => [id, ...ids(children)])

it('keeps the ancestors and descendants of matches', () => {
  expect(ids(searchTree(nodes, 'espana'))).toEqual(['ops', 'sales', 'sales-es'])
  expect(ids(searchTree(nodes, 'operaciones'))).toEqual(['ops', 'sales', 'sales-es', 'care'])
  expect(ids(searchTree(nodes, 'zzz'))).toEqual([])
})

it('knows which nodes can be opened, and counts what was found', () => {
  expect(branches(nodes)).toEqual(['ops', 'sales'])
  expect(countMatches(nodes, 'ventas')).toBe(2)
})
