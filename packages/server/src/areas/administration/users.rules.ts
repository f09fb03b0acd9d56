import { conflict, forbidden } from '#contract/refuse.ts'

/** The permission to see the employee file, including the tax number. */
export const seeingPersonalData = 'EMPLEADOS_VER_DATOS_PERSONALES'
/** The permission to assign roles. */
export const assigningRoles = 'USUARIOS_ASIGNAR_ROLES'

type Actor = { id: string; permissions: ReadonlySet<string> }

/** The permissions of a role or a person: names of the catalogue. */
export type Held = ReadonlySet<string>

export const lacking = (held: Held, { permissions }: Actor): string[] =>
  [...held].filter((name) => !permissions.has(name))

/** Nobody may act on somebody with more permissions than themselves: resetting that password would be a way to them. */
export function checkReach(held: Held, actor: Actor): void {
  const missing = lacking(held, actor)
  if (missing.length > 0) forbidden(missing)
}

export function checkOther(id: string, actor: Actor): void {
  if (id === actor.id) conflict('own_account', 'id')
}

/** Nobody assigns or removes a role with a permission that they do not hold (check 28). */
export function checkRoles(changed: readonly { permissions: Held }[], actor: Actor): void {
  if (changed.length === 0) return
  if (!actor.permissions.has(assigningRoles)) forbidden([assigningRoles])
  checkReach(new Set(changed.flatMap(({ permissions }) => [...permissions])), actor)
}

/** The roles that differ between the current and the new ones. */
export function changedRoles(held: readonly string[], wanted: readonly string[]): string[] {
  const [before, after] = [new Set(held), new Set(wanted)]
  return [...new Set([...held, ...wanted])].filter((id) => before.has(id) !== after.has(id))
}

type AccountStatus = { active: boolean; removedAt: Date | null }

/** A removed person can only be restored. */
export function checkNotRemoved({ removedAt }: AccountStatus): void {
  if (removedAt !== null) conflict('invalid', 'state')
}
