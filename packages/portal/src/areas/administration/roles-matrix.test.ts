import { permissions, type PermissionLabels } from '@portal/permissions'
import { describe, expect, test } from 'vitest'
import { matrixAreas } from './roles-matrix.ts'

const files = import.meta.glob<PermissionLabels>('../../phrases/*/permissions.ts', {
  import: 'permissions',
  eager: true,
})
const wordsIn = (labels: PermissionLabels) => ({
  areaOf: (area: string) => area,
  labelOf: (name: string) => labels[name as keyof PermissionLabels],
  keywordsOf: (name: string) => [name],
})
const languages = Object.entries(files).map(
  ([file, labels]) => [file.split('/').at(-2), wordsIn(labels)] as const,
)

describe.each(languages)('in %s', (_language, words) => {
  const areas = matrixAreas(words)

  test('PAN-3.1 the matrix of a role has every permission of the catalogue once', () => {
    const cells = areas.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row.permissions)))
    expect(cells.toSorted()).toEqual(permissions.map(({ name }) => name).toSorted())
  })

  test('PAN-3.1 the menu permission of a resource and those of its actions are in one row', () => {
    const rows = areas.find(({ id }) => id === 'administration')?.rows ?? []
    expect(rows.find(({ keywords = [] }) => keywords.includes('MENU_ROLES'))?.permissions).toEqual({
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
    expect(matrixAreas(words, ({ name }) => name === 'MENU_LOGS').map(({ id }) => id)).toEqual(['reports'])
  })
})

test('the rows of the matrix are called as the reader calls them', () => {
  const german = languages.find(([language]) => language === 'de')
  const rows = german === undefined ? [] : matrixAreas(german[1]).flatMap((area) => area.rows)
  expect(rows.map(({ label }) => label)).toEqual(expect.arrayContaining(['Rollen', 'Benutzer', 'Länder']))
})
