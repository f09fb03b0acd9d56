import { permissionByName, permissions as catalogue } from '@portal/permissions'
import { es } from '@portal/permissions/labels/es'
import type { GivingRole, Through } from './permissions.ts'
import { gives } from './permissions.rules.ts'

/** The verdict of a gate for a person; `inactive` when the account cannot sign in. */
export type Reason = 'public' | 'session' | 'held' | 'missing' | 'second_factor' | 'inactive'

/** Everything that the verdict depends on. */
export type AccountAccess = {
  isActive: boolean
  secondFactor: { isRequired: boolean; isOn: boolean }
  /** The current permissions. */
  permissions: ReadonlySet<string>
  roleIds: ReadonlySet<string>
  grants: readonly { permissionId: number; endsAt: Date | null }[]
  /** All roles. */
  roles: readonly GivingRole[]
}

type RoleRef = { id: string; name: string }
type Change = {
  kind: 'activate' | 'second_factor' | 'role' | 'grant'
  role: RoleRef | null
  adds: number | null
  permission: string | null
}

/** The maximum number of suggested roles. */
const suggested = 5

/** Each sufficient permission: whether it is held, and its sources. */
export function askedPermissions(anyOf: readonly string[], access: AccountAccess) {
  return anyOf.map((name) => {
    const known = permissionByName(name)
    const label = known ? es[known.name] : name
    return {
      name,
      label,
      isHeld: access.permissions.has(name),
      through: throughOf(known?.id ?? 0, access),
    }
  })
}

/** The sources of a person's permission, regardless of other obstacles. */
function throughOf(id: number, { roles, roleIds, grants }: AccountAccess): Through[] {
  const own = roles.filter((role) => roleIds.has(role.id) && gives(role, id))
  return [
    ...own.map((role): Through => ({ kind: 'role', role: refOf(role), endsAt: null })),
    ...grants
      .filter(({ permissionId }) => permissionId === id)
      .map(({ endsAt }): Through => ({ kind: 'grant', role: null, endsAt })),
  ]
}

/** What would turn a “no” into a “yes”, in the required order. */
export function changesOf(reason: Reason, anyOf: readonly string[], access: AccountAccess): Change[] {
  if (reason === 'public' || reason === 'session' || reason === 'held') return []
  const { isActive, secondFactor } = access
  return [
    ...(isActive ? [] : [step('activate')]),
    ...(secondFactor.isRequired && !secondFactor.isOn ? [step('second_factor')] : []),
    ...waysToHold(anyOf, access),
  ]
}

/** Without any of them a role is needed, the smallest first, or a direct grant. */
function waysToHold(anyOf: readonly string[], access: AccountAccess): Change[] {
  const ids = anyOf.flatMap((name) => permissionByName(name)?.id ?? [])
  if (ids.length === 0 || ids.some((id) => throughOf(id, access).length > 0)) return []
  const had = hadIds(access)
  const ways = access.roles
    .filter((role) => ids.some((id) => gives(role, id)))
    .map((role) => ({ role, adds: idsGivenBy(role).filter((id) => !had.has(id)).length }))
    .sort((one, other) => one.adds - other.adds)
    .slice(0, suggested)
  return [
    ...ways.map(({ role, adds }): Change => ({ ...step('role'), role: refOf(role), adds })),
    ...anyOf.map((permission): Change => ({ ...step('grant'), permission })),
  ]
}

function hadIds({ roles, roleIds, grants }: AccountAccess): ReadonlySet<number> {
  const byRole = roles.filter(({ id }) => roleIds.has(id)).flatMap(idsGivenBy)
  return new Set([...byRole, ...grants.map(({ permissionId }) => permissionId)])
}

const idsGivenBy = ({ isSystem, permissionIds }: GivingRole): readonly number[] =>
  isSystem ? catalogue.map(({ id }) => id) : permissionIds

const refOf = ({ id, name }: RoleRef): RoleRef => ({ id, name })
const step = (kind: Change['kind']): Change => ({ kind, role: null, adds: null, permission: null })
