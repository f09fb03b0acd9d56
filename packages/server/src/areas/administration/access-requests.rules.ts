import { conflict, forbidden, refuse } from '#contract/refuse.ts'
import type { AccessRequestState } from '#db/schema/access-requests.ts'

/** Holders of one of these can grant themselves the rest: they are granted in person, not on request. */
const handedOutInPerson: ReadonlySet<string> = new Set([
  'PERMISOS_EDITAR',
  'ROLES_CREAR',
  'ROLES_EDITAR',
  'ROLES_ELIMINAR',
  'ROLES_ASIGNAR_PERMISOS',
  'USUARIOS_CREAR',
  'USUARIOS_EDITAR',
  'USUARIOS_ASIGNAR_PERMISOS',
  'USUARIOS_ASIGNAR_ROLES',
])

/** The permission to decide on everybody's requests. */
export const deciding = 'USUARIOS_ASIGNAR_PERMISOS'
export const decides = (permissions: ReadonlySet<string>): boolean => permissions.has(deciding)

/** A permission that exists, can be requested, and that the person does not hold. */
export function checkAsked<Permission extends { name: string }>(
  permission: Permission | undefined,
  held: ReadonlySet<string>,
): Permission {
  if (permission === undefined) return refuse('inclusion', 'permission')
  if (handedOutInPerson.has(permission.name) || held.has(permission.name)) refuse('invalid', 'permission')
  return permission
}

type Decided = { userId: string; state: AccessRequestState; permission: string }
type Decider = { id: string; permissions: ReadonlySet<string> }

/** Nobody decides on their own request, and nobody grants a permission they do not hold (check 28). */
export function checkDecision({ userId, state, permission }: Decided, decider: Decider): void {
  if (userId === decider.id) forbidden()
  if (state !== 'pending') conflict('invalid', 'state')
  if (!decider.permissions.has(permission)) forbidden([permission])
}

/** Whether `checkDecision` would let pass. */
export const canDecide = ({ userId, state, permission }: Decided, { id, permissions }: Decider): boolean =>
  decides(permissions) && userId !== id && state === 'pending' && permissions.has(permission)

/** Nobody revokes their own permission, and nobody revokes what they could not have granted (decision 045). */
export function checkRevocation({ userId, state, permission }: Decided, decider: Decider): void {
  if (userId === decider.id) forbidden()
  if (state !== 'approved') conflict('invalid', 'state')
  if (!decider.permissions.has(permission)) forbidden([permission])
}

/** The last day in UTC of a grant that ends at this instant. */
export function lastDayOf(endsAt: Date | null): string | null {
  return endsAt === null ? null : new Date(endsAt.getTime() - 1).toISOString().slice(0, 10)
}

/** The end of a last day in UTC; a past day is refused. */
export function endOf(endsOn: string | null | undefined, now: Date): Date | null {
  if (endsOn === null || endsOn === undefined) return null
  const end = new Date(Date.parse(`${endsOn}T00:00:00Z`) + 24 * 60 * 60_000)
  if (end <= now) refuse('invalid', 'endsOn')
  return end
}
