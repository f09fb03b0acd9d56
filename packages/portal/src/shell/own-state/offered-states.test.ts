import { expect, test } from 'vitest'
import { offeredTo } from './offered-states.ts'

const wordOf = (state: string) => ({ training: 'Formación', break: 'En pausa' })[state] ?? state
const kind = (name: string) => ({ id: `id of ${name}`, name, reasonRequired: false })
const ids = (lines: readonly { id: string }[]) => lines.map(({ id }) => id)

test('a kind of break named like a state is once in the menu, as the company defined it', () => {
  const breakTypes = [kind('Descanso'), kind('Formación')]
  const { states, breaks } = offeredTo({ state: 'available', breakType: null, breakTypes }, wordOf)
  expect(ids(states)).toEqual(['available', 'in_call', 'wrap_up', 'meeting', 'technical_issue'])
  expect(ids(breaks)).toEqual(['id of Descanso', 'id of Formación'])
})

test('a break says nothing of its kind where there are no kinds', () => {
  const { states, currentLabel } = offeredTo({ state: 'break', breakType: null, breakTypes: [] }, wordOf)
  expect(ids(states)).toContain('break')
  expect(currentLabel).toBe('En pausa')
})

test('the word of a break is that of its kind, so that one line of the menu is the chosen one', () => {
  const rest = kind('Descanso')
  expect(offeredTo({ state: 'break', breakType: rest, breakTypes: [rest] }, wordOf).currentLabel).toBe(
    'Descanso',
  )
})
