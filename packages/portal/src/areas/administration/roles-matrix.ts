import {
  type Area,
  type Permission,
  type PermissionKind,
  permissions as catalogue,
} from '@portal/permissions'
import type { MatrixArea, MatrixRow } from '@portal/ui-kit'
import { folded } from '#format/folded.ts'

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

/** The translated names of areas and permissions, and the additional search terms. */
export interface MatrixWords {
  areaOf: (area: Area) => string
  labelOf: (name: string) => string
  keywordsOf: (name: string) => readonly string[]
}

/** The whole catalogue as a matrix; `keep` filters it, and areas without permissions are omitted. */
export function matrixAreas(
  words: MatrixWords,
  keep: (permission: Permission) => boolean = () => true,
): MatrixArea[] {
  return areasOfCatalogue
    .map((area) => ({
      id: area,
      label: words.areaOf(area),
      rows: rowsOf(
        catalogue.filter((permission) => permission.area === area && keep(permission)),
        words,
      ),
    }))
    .filter(({ rows }) => rows.length > 0)
}

/** One row a subject; a second permission of the same kind gets its own row with its full name. */
function rowsOf(
  permissions: readonly Permission[],
  { labelOf, keywordsOf }: Pick<MatrixWords, 'labelOf' | 'keywordsOf'>,
): MatrixRow[] {
  const rows = new Map<string, { label: string; permissions: Record<string, string> }>()
  for (const { name, kind } of permissions) {
    const label = labelOf(name)
    const thing = thingOf(label, kind)
    const row = rows.get(folded(thing))
    if (row === undefined) rows.set(folded(thing), { label: thing, permissions: { [kind]: name } })
    else if (row.permissions[kind] === undefined) row.permissions[kind] = name
    else rows.set(name, { label, permissions: { [kind]: name } })
  }
  return [...rows].map(([id, row]) => ({
    id,
    ...row,
    keywords: Object.values(row.permissions).flatMap(keywordsOf),
  }))
}

/**
 * The subject of a permission: “Menú: roles” and “Roles: crear” both concern “Roles”. French has a space
 * before “:”.
 */
function thingOf(label: string, kind: PermissionKind): string {
  const [first = label, second] = label.split(/ ?: /)
  const thing = kind === 'menu' && second !== undefined ? second : first
  return thing.charAt(0).toUpperCase() + thing.slice(1)
}
