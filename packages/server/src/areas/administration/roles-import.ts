import { permissionByName } from '@portal/permissions'
import type { Row } from '#contract/known-rows.ts'

/** Parses the permissions of roles in canonical order, ignoring the case of their names. */
export function readPermissions({ permissions, ...row }: Row): Row {
  if (permissions === undefined) return row
  if (!Array.isArray(permissions)) return { ...row, permissions }
  const names = permissions.map((name: unknown) => (typeof name === 'string' ? name.toUpperCase() : name))
  return { ...row, permissions: [...new Set(names)].sort((one, other) => placeOf(one) - placeOf(other)) }
}

/** Unknown permissions come last, and are refused by name. */
const placeOf = (name: unknown): number => permissionByName(String(name))?.id ?? Number.MAX_SAFE_INTEGER
