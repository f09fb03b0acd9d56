import { conflict, forbidden, refuse } from '#contract/refuse.ts'
import type { AccessRequestState } from '#db/schema/access-requests.ts'

/** Whoever holds one of these can give themselves the rest: they are handed out in person, not on request. */
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

/** The right to decide on the requests of everybody. */
export const deciding = 'USUARIOS_ASIGNAR_PERMISOS'
export const decides = (permissions: ReadonlySet<string>): boolean => permissions.has(deciding)

/** A permission that there is, that can be had for the asking, and that the person does not hold. */
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

/** Nobody decides on their own request, and nobody grants what they do not hold (check 28). */
export function checkDecision({ userId, state, permission }: Decided, decider: Decider): void {
  if (userId === decider.id) forbidden()
  if (state !== 'pending') conflict('invalid', 'state')
  if (!decider.permissions.has(permission)) forbidden([permission])
}

/** Whether `checkDecision` would let pass. */
export const canDecide = ({ userId, state, permission }: Decided, { id, permissions }: Decider): boolean =>
  decides(permissions) && userId !== id && state === 'pending' && permissions.has(permission)

/**
 * Nobody takes anything back from themselves: whoever may not keep it is told so by somebody else. And nobody takes what
 * they could not have given (decision 045).
 */
export function checkRevocation({ userId, state, permission }: Decided, decider: Decider): void {
  if (userId === decider.id) forbidden()
  if (state !== 'approved') conflict('invalid', 'state')
  if (!decider.permissions.has(permission)) forbidden([permission])
}

/** The last day in UTC of what ends at this instant. */
export function lastDayOf(endsAt: Date | null): string | null {
  return endsAt === null ? null : new Date(endsAt.getTime() - 1).toISOString().slice(0, 10)
}

/** The instant at which a last day in UTC is over; a day that is over already is refused. */
export function endOf(endsOn: string | null | undefined, now: Date): Date | null {
  if (endsOn === null || endsOn === undefined) return null
  const end = new Date(Date.parse(`${endsOn}T00:00:00Z`) + 24 * 60 * 60_000)
  if (end <= now) refuse('invalid', 'endsOn')
  return end
}
