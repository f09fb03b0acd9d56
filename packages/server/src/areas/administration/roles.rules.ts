import { permissionById, permissionByName, permissions as catalogue } from '@portal/permissions'
import { conflict, forbidden, refuse } from '#contract/refuse.ts'

/** A role as the rules see it; `permissions` are ids of the catalogue. */
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

/** The permission to change roles' permissions. */
const assigning = 'ROLES_ASIGNAR_PERMISOS'
const editing = 'ROLES_EDITAR'
/** The permission to assign roles to people. */
const handing = 'USUARIOS_ASIGNAR_ROLES'

/** The ids of permissions by name; unknown names are refused. */
export function idsOf(names: readonly string[]): number[] {
  const ids = names.map(
    (name) => permissionByName(name)?.id ?? refuse('inclusion', 'permissions', { value: name }),
  )
  return [...new Set(ids)].sort((one, other) => one - other)
}

/** The names of permissions by id; ids that have left the catalogue are omitted. */
export const namesOf = (ids: readonly number[]): string[] =>
  ids.flatMap((id) => permissionById(id)?.name ?? [])

/** The permissions of a role: all of them for the all-permissions role. */
export const grantedBy = ({
  isSystem,
  permissions,
}: Pick<RoleState, 'isSystem' | 'permissions'>): string[] =>
  isSystem ? catalogue.map(({ name }) => name) : namesOf(permissions)

/** Nobody changes a role of their own, and nobody the all-permissions role. */
function checkChangeable({ isSystem, isOwn }: Pick<RoleState, 'isSystem' | 'isOwn'>): void {
  if (isOwn) conflict('own_account', 'id')
  if (isSystem) conflict('invalid', 'isSystem')
}

/** Nobody grants, revokes or weakens a permission they do not hold (decision 045). */
function checkHeld(names: readonly string[], { permissions }: Holder): void {
  const missing = names.filter((name) => !permissions.has(name))
  if (missing.length > 0) forbidden(missing)
}

/** The changed permissions in a draft that its author does not hold. */
export const notHeld = (
  before: readonly number[],
  draft: readonly number[],
  { permissions }: Holder,
): string[] => namesOf(differing(before, draft)).filter((name) => !permissions.has(name))

/** A new role may only contain its author's permissions, and needs the right to change permissions. */
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
  // Dropping the second factor makes the password enough for all permissions of the role.
  if (before.requiresSecondFactor && !draft.requiresSecondFactor) checkHeld(grantedBy(before), author)
  const refilled = differing(before.permissions, draft.permissions)
  if (refilled.length > 0) checkHeld([assigning, ...namesOf(refilled)], author)
}

/** Deleting a role revokes all its permissions. */
export function checkRemoval(role: RoleState, author: Holder): void {
  checkChangeable(role)
  checkHeld(grantedBy(role), author)
}

const differing = (before: readonly number[], draft: readonly number[]): number[] => [
  ...addedTo(before, draft),
  ...addedTo(draft, before),
]

/** Moving people to another role requires the right to assign roles, and all permissions of that role. */
export function checkMove(to: Pick<RoleState, 'isSystem' | 'permissions'>, author: Holder): void {
  checkHeld([handing, ...grantedBy(to)], author)
}

/** The items of the second list that are not in the first. */
export function addedTo(before: readonly number[], after: readonly number[]): number[] {
  const had = new Set(before)
  return after.filter((id) => !had.has(id))
}
