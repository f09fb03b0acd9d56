import { permissions as catalogue, type Area } from '@portal/permissions'
import type { EffectivePermission } from '@portal/sdk'
import { folded } from '#format/folded.ts'

interface AreaPermissions {
  readonly area: Area
  readonly permissions: readonly EffectivePermission[]
}

const areas: readonly Area[] = [...new Set<Area>(catalogue.map(({ area }) => area))]

/**
 * The matching permissions by area, in the order of the catalogue: by translated name, Spanish name, code, or
 * the role they come from, ignoring accents.
 */
export function permissionsByArea(
  permissions: readonly EffectivePermission[],
  search: string,
  labelOf: (name: string) => string,
): readonly AreaPermissions[] {
  const wanted = folded(search.trim())
  const found = permissions.filter(({ name, label, origins }) =>
    folded([labelOf(name), name, label, ...origins.map(({ role }) => role?.name ?? '')].join(' ')).includes(
      wanted,
    ),
  )
  return areas
    .map((area) => ({ area, permissions: found.filter((one) => one.area === area) }))
    .filter((group) => group.permissions.length > 0)
}
