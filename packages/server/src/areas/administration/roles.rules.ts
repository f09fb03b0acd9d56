import { permissionById, permissionByName, permissions as catalogue } from '@portal/permissions'
import { conflict, forbidden, refuse } from '#contract/refuse.ts'

/** What a role is, as far as the rules need to know; `permissions` are ids of the catalogue. */
export type RoleState = {
  name: string
  description: string
  isSystem: boolean
  isOwn: boolean
  requiresSecondFactor: boolean
  permissions: readonly number[]
}
export type RoleDraft = Pick<RoleState, 'name' | 'description' | 'requiresSecondFactor' | 'permissions'>
type Holder = { permissions: ReadonlySet<string> }

/** Gives roles their permissions, and takes them away. */
const assigning = 'ROLES_ASIGNAR_PERMISOS'
const editing = 'ROLES_EDITAR'
/** Gives people their roles. */
const handing = 'USUARIOS_ASIGNAR_ROLES'

/** The ids of permissions by their names; a name that the catalogue lacks is refused. */
export function idsOf(names: readonly string[]): number[] {
  const ids = names.map(
    (name) => permissionByName(name)?.id ?? refuse('inclusion', 'permissions', { value: name }),
  )
  return [...new Set(ids)].sort((one, other) => one - other)
}

/** The names of permissions by their ids; what has left the catalogue since is left out. */
export const namesOf = (ids: readonly number[]): string[] =>
  ids.flatMap((id) => permissionById(id)?.name ?? [])

/** What a role gives: everything, when it is the one that gives everything. */
export const grantedBy = ({
  isSystem,
  permissions,
}: Pick<RoleState, 'isSystem' | 'permissions'>): string[] =>
  isSystem ? catalogue.map(({ name }) => name) : namesOf(permissions)

/** Nobody changes a role of their own, and nobody the one that gives everything. */
function checkChangeable({ isSystem, isOwn }: Pick<RoleState, 'isSystem' | 'isOwn'>): void {
  if (isOwn) conflict('own_account', 'id')
  if (isSystem) conflict('invalid', 'isSystem')
}

/** Nobody gives, takes or loosens what they do not hold (decision 045). */
function checkHeld(names: readonly string[], { permissions }: Holder): void {
  const missing = names.filter((name) => !permissions.has(name))
  if (missing.length > 0) forbidden(missing)
}

/** Which of the permissions that a draft adds or removes its author does not hold. */
export const notHeld = (
  before: readonly number[],
  draft: readonly number[],
  { permissions }: Holder,
): string[] => namesOf(differing(before, draft)).filter((name) => !permissions.has(name))

/** A new role: whoever makes one may fill it only with what they hold, and only with the right to fill roles. */
export function checkNew({ permissions }: Pick<RoleDraft, 'permissions'>, author: Holder): void {
  if (permissions.length > 0) checkHeld([assigning, ...namesOf(permissions)], author)
}

/** A change of a role: each part of it needs its own permission. */
export function checkChange(before: RoleState, draft: RoleDraft, author: Holder): void {
  checkChangeable(before)
  const isRenamed =
    before.name !== draft.name ||
    before.description !== draft.description ||
    before.requiresSecondFactor !== draft.requiresSecondFactor
  if (isRenamed) checkHeld([editing], author)
  // With one factor less, the password of whoever holds the role is enough for all that it gives.
  if (before.requiresSecondFactor && !draft.requiresSecondFactor) checkHeld(grantedBy(before), author)
  const refilled = differing(before.permissions, draft.permissions)
  if (refilled.length > 0) checkHeld([assigning, ...namesOf(refilled)], author)
}

/** With a role goes all that it gives. */
export function checkRemoval(role: RoleState, author: Holder): void {
  checkChangeable(role)
  checkHeld(grantedBy(role), author)
}

const differing = (before: readonly number[], draft: readonly number[]): number[] => [
  ...addedTo(before, draft),
  ...addedTo(draft, before),
]

/** People are moved to another role only by who may give roles, and holds all that it gives. */
export function checkMove(to: Pick<RoleState, 'isSystem' | 'permissions'>, author: Holder): void {
  checkHeld([handing, ...grantedBy(to)], author)
}

/** The items of the second list that are not in the first. */
export function addedTo(before: readonly number[], after: readonly number[]): number[] {
  const had = new Set(before)
  return after.filter((id) => !had.has(id))
}
