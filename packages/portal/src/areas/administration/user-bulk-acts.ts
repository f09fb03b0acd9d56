/** The bulk actions on people, each with its permission. */
export const userBulkActs = [
  ['addRoles', 'USUARIOS_ASIGNAR_ROLES'],
  ['removeRoles', 'USUARIOS_ASIGNAR_ROLES'],
  ['disable', 'USUARIOS_EDITAR'],
  ['enable', 'USUARIOS_EDITAR'],
  ['unlock', 'USUARIOS_EDITAR'],
  ['resetPassword', 'USUARIOS_EDITAR'],
  ['endSessions', 'USUARIOS_EDITAR'],
  ['destroy', 'USUARIOS_ELIMINAR'],
  ['restore', 'USUARIOS_ELIMINAR'],
] as const

export type UserBulkAct = (typeof userBulkActs)[number][0]

/** Removed people can only be restored, and others cannot be. */
export function isFor(act: UserBulkAct, ask: object): boolean {
  const areRemoved = 'state' in ask && ask.state === 'removed'
  return (act === 'restore') === areRemoved
}

/** Whether an action needs roles. */
export function isOfRoles(act: UserBulkAct): boolean {
  return act === 'addRoles' || act === 'removeRoles'
}
