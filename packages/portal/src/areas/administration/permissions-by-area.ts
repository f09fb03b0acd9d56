import { permissions as catalogue, type Area } from '@portal/permissions'
import type { EffectivePermission } from '@portal/sdk'

interface AreaPermissions {
  readonly area: Area
  readonly permissions: readonly EffectivePermission[]
}

const areas: readonly Area[] = [...new Set<Area>(catalogue.map(({ area }) => area))]

/** The permissions that match, by area in the order of the catalogue; roles are looked for, too, without accents. */
export function permissionsByArea(
  permissions: readonly EffectivePermission[],
  search: string,
): readonly AreaPermissions[] {
  const wanted = plain(search.trim())
  const found = permissions.filter(({ name, label, origins }) =>
    plain([name, label, ...origins.map(({ role }) => role?.name ?? '')].join(' ')).includes(wanted),
  )
  return areas
    .map((area) => ({ area, permissions: found.filter((one) => one.area === area) }))
    .filter((group) => group.permissions.length > 0)
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
