import {
  type Area,
  type Permission,
  type PermissionKind,
  permissions as catalogue,
} from '@portal/permissions'
import type { MatrixArea, MatrixRow } from '@portal/ui-kit'

/** The kinds of permissions, in the order of their columns. */
export const kinds = [
  'menu',
  'view',
  'create',
  'edit',
  'delete',
  'act',
] as const satisfies readonly PermissionKind[]

/** The areas that have permissions, in the order of the catalogue. */
export const areasOfCatalogue: readonly Area[] = [...new Set(catalogue.map(({ area }) => area))]

/** The whole catalogue as the matrix takes it; `keep` narrows it, an area without permissions is left out. */
export function matrixAreas(
  nameOf: (area: Area) => string,
  keep: (permission: Permission) => boolean = () => true,
): MatrixArea[] {
  return areasOfCatalogue
    .map((area) => ({
      id: area,
      label: nameOf(area),
      rows: rowsOf(catalogue.filter((permission) => permission.area === area && keep(permission))),
    }))
    .filter(({ rows }) => rows.length > 0)
}

/** One row a thing; what has two permissions of a kind gets a row of its own for the second, with its whole name. */
function rowsOf(permissions: readonly Permission[]): MatrixRow[] {
  const rows = new Map<string, { label: string; permissions: Record<string, string> }>()
  for (const { name, kind, label } of permissions) {
    const thing = thingOf(label)
    const row = rows.get(folded(thing))
    if (row === undefined) rows.set(folded(thing), { label: thing, permissions: { [kind]: name } })
    else if (row.permissions[kind] === undefined) row.permissions[kind] = name
    else rows.set(name, { label, permissions: { [kind]: name } })
  }
  return [...rows].map(([id, row]) => ({ id, ...row }))
}

/** What a permission is for: “Menú: roles” and “Roles: crear” are both for “Roles”. */
function thingOf(label: string): string {
  const [first = label, second] = label.split(': ')
  const thing = first === 'Menú' && second !== undefined ? second : first
  return thing.charAt(0).toUpperCase() + thing.slice(1)
}

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
