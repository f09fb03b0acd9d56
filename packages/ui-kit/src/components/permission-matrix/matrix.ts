import { isFound } from '#private/search/match.ts'

/** A kind of right: view, create, edit, delete. */
export interface MatrixColumn {
  id: string
  label: string
}

/** A thing to grant rights on; columns without a permission do not apply to it. */
export interface MatrixRow {
  id: string
  label: string
  description?: string | undefined
  /** Further search terms: codes, names in another language. */
  keywords?: readonly string[] | undefined
  /** The permission id by column id. */
  permissions: Readonly<Record<string, string>>
}

/** A group of things. */
export interface MatrixArea {
  id: string
  label: string
  rows: readonly MatrixRow[]
}

/** The unsaved changes: permission ids in the order of the matrix. */
export interface PermissionDiff {
  added: string[]
  removed: string[]
}

/** The other sources of rights: role names by permission id. */
export type Origins = Readonly<Record<string, readonly string[]>>

/** All permissions of some areas, or those of one column. */
export const permissionsOf = (areas: readonly MatrixArea[], column?: string): string[] =>
  areas.flatMap(({ rows }) =>
    rows.flatMap(({ permissions }) =>
      Object.entries(permissions).flatMap(([id, permission]) =>
        column === undefined || id === column ? [permission] : [],
      ),
    ),
  )

/** The difference from the saved state. Ids that the matrix does not show are never changed. */
export function permissionDiff(saved: Iterable<string>, chosen: Iterable<string>): PermissionDiff {
  const before = new Set(saved)
  const after = new Set(chosen)
  return {
    added: [...after].filter((id) => !before.has(id)),
    removed: [...before].filter((id) => !after.has(id)),
  }
}

/** The areas with their matching rows; an area whose own name matches keeps all its rows, and groups stay groups. */
export const searchAreas = (areas: readonly MatrixArea[], query: string): MatrixArea[] =>
  areas
    .map((area) => ({
      ...area,
      rows: isFound([area.label], query)
        ? area.rows
        : area.rows.filter(({ label, description, keywords = [] }) =>
            isFound([area.label, label, description, ...keywords], query),
          ),
    }))
    .filter(({ rows }) => rows.length > 0)

/** The full name of each permission: “Roles, Edit”. */
export const permissionNames = (
  areas: readonly MatrixArea[],
  columns: readonly MatrixColumn[],
): Map<string, string> =>
  new Map(
    areas.flatMap(({ rows }) =>
      rows.flatMap((row) =>
        columns.flatMap(({ id, label }): [string, string][] => {
          const permission = row.permissions[id]
          return permission === undefined ? [] : [[permission, `${row.label}: ${label}`]]
        }),
      ),
    ),
  )
