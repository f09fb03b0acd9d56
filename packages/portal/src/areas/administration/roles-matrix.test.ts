import { permissions } from '@portal/permissions'
import { expect, test } from 'vitest'
import { matrixAreas } from './roles-matrix.ts'

const areas = matrixAreas((area) => area)
const cells = areas.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row.permissions)))

test('PAN-3 the matrix of a role has every permission of the catalogue once', () => {
  expect(cells.toSorted()).toEqual(permissions.map(({ name }) => name).toSorted())
})

test('PAN-3 the menu entry of a thing and what can be done with it stand in one row', () => {
  const rows = areas.find(({ id }) => id === 'administration')?.rows ?? []
  expect(rows.find(({ label }) => label === 'Roles')?.permissions).toEqual({
    menu: 'MENU_ROLES',
    view: 'ROLES_VER',
    create: 'ROLES_CREAR',
    edit: 'ROLES_EDITAR',
    delete: 'ROLES_ELIMINAR',
    act: 'ROLES_ASIGNAR_PERMISOS',
  })
})

test('rows have ids of their own, and an area of which nothing is kept is not there', () => {
  for (const { rows } of areas) expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(
    matrixAreas(
      (area) => area,
      ({ name }) => name === 'MENU_LOGS',
    ).map(({ id }) => id),
  ).toEqual(['reports'])
})
