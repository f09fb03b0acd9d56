import { expect, it } from 'vitest'
import { permissionDiff, permissionNames, permissionsOf, searchAreas, type MatrixArea } from './matrix.ts'

const areas: MatrixArea[] = [
  {
    id: 'time-off',
    label: 'Vacaciones y ausencias',
    rows: [
      { id: 'types', label: 'Tipos de ausencia', permissions: { view: '1', create: '2', edit: '3' } },
      { id: 'requests', label: 'Solicitudes', keywords: ['REQUESTS_VIEW'], permissions: { view: '4' } },
    ],
  },
  {
    id: 'admin',
    label: 'Administración',
    rows: [{ id: 'roles', label: 'Roles', permissions: { view: '5' } }],
  },
]
const rowsOf = (query: string) =>
  searchAreas(areas, query).map(({ id, rows }) => [id, ...rows.map((row) => row.id)])

it('lists what would be added and removed, and nothing when nothing has changed', () => {
  expect(permissionDiff(['1', '2'], ['2', '3'])).toEqual({ added: ['3'], removed: ['1'] })
  expect(permissionDiff(['1', '2'], ['2', '1'])).toEqual({ added: [], removed: [] })
})

it('finds a row by its keywords, which are not shown', () => {
  expect(rowsOf('requests_v')).toEqual([['time-off', 'requests']])
})

it('keeps the group of a permission that is found, and the whole group whose name is found', () => {
  expect(rowsOf('tipos')).toEqual([['time-off', 'types']])
  expect(rowsOf('VACACIONES')).toEqual([['time-off', 'types', 'requests']])
  expect(rowsOf('administracion roles')).toEqual([['admin', 'roles']])
  expect(rowsOf('')).toHaveLength(2)
})

it('counts the permissions that exist, of all or of one column', () => {
  expect(permissionsOf(areas)).toEqual(['1', '2', '3', '4', '5'])
  expect(permissionsOf(areas, 'view')).toEqual(['1', '4', '5'])
})

it('names a permission by its row and its column', () => {
  const columns = [
    { id: 'view', label: 'Ver' },
    { id: 'edit', label: 'Editar' },
  ]
  expect(permissionNames(areas, columns).get('3')).toBe('Tipos de ausencia: Editar')
})
