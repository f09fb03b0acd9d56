import { expect, it } from 'vitest'
import { findGroups, rank, type Command } from './command.ts'

const commands: Command[] = [
  { id: 'ops', label: 'Gestión de vacaciones OP' },
  { id: 'roles', label: 'Roles', description: 'Panel de control', keywords: ['permisos'] },
  { id: 'vacations', label: 'Vacaciones' },
  { id: 'permissions', label: 'Permisos' },
]
const ids = (query: string) => rank(commands, query).map(({ id }) => id)

it('puts a label that begins with the word before one that only holds it', () => {
  expect(ids('vaca')).toEqual(['vacations', 'ops'])
  expect(ids('PERMISOS')).toEqual(['permissions', 'roles'])
})

it('needs every word, in any position', () => {
  expect(ids('op gestion')).toEqual(['ops'])
  expect(ids('roles vacaciones')).toEqual([])
})

it('shows everything in its own order while nothing is written', () => {
  expect(ids('  ')).toEqual(['ops', 'roles', 'vacations', 'permissions'])
})

it('limits a long group, counts what it leaves out, and omits empty groups', () => {
  const groups = [
    { id: 'screens', title: 'Pantallas', items: commands },
    { id: 'actions', title: 'Acciones', items: [] },
  ]
  const found = findGroups(groups, '', 3)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ id: 'screens', more: 1 })
  expect(found[0]?.items).toHaveLength(3)
})
