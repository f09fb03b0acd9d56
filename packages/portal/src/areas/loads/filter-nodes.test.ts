import type { FilterNode } from '@portal/sdk'
import { expect, it } from 'vitest'
import {
  conditionAbout,
  conditionOn,
  fieldOf,
  isWhole,
  operatorOf,
  operatorsOf,
  subjectOf,
  subjects,
  withOperator,
  without,
} from './filter-nodes.ts'

const debt = { parent: 0, kind: 'number', field: 'debt', operator: 'less', value: 3 } as const
const nodes: FilterNode[] = [
  { parent: null, kind: 'group', match: 'all' },
  { parent: 0, kind: 'group', match: 'any' },
  { parent: 1, kind: 'text', field: 'name', operator: 'is', value: '' },
  debt,
  { parent: 0, kind: 'group', match: 'none' },
  { ...debt, parent: 4 },
]

it('omits incomplete nodes and empty groups, and keeps the positions of the others', () => {
  expect(without(nodes, (node) => !isWhole(node))).toEqual({
    nodes: [nodes[0], debt, { parent: 0, kind: 'group', match: 'none' }, { ...debt, parent: 2 }],
    places: [0, 3, 4, 5],
  })
})

it('removes a group with all its nodes', () => {
  expect(without(nodes, (_, at) => at === 4).places).toEqual([0, 1, 2, 3])
})

it('keeps the value when another operator of its kind is chosen', () => {
  expect(withOperator(debt, 'number_at_least', 'debt')).toEqual({ ...debt, operator: 'at_least' })
  expect(withOperator(debt, 'empty_filled', 'debt')).toMatchObject({ kind: 'empty', operator: 'filled' })
})

it('begins a condition with the first operator of every kind of field, and reads each operator back', () => {
  for (const kind of ['text', 'choice', 'number', 'date', 'yes_no'] as const)
    for (const operator of operatorsOf[kind])
      expect(operatorOf(withOperator(conditionOn(0, { name: 'x', kind }), operator, 'x'))).toBe(operator)
})

it('reads back what a condition is about besides fields, with each of its operators', () => {
  for (const subject of subjects)
    for (const operator of operatorsOf[subject]) {
      const node = withOperator(conditionAbout(0, fieldOf(subject), []), operator, '')
      expect([subjectOf(node), operatorOf(node)]).toEqual([fieldOf(subject), operator])
    }
})
