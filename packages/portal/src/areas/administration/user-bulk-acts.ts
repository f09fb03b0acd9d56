/** What can be done with many people at once, and the permission each asks for. */
export const userBulkActs = [
  ['addRoles', 'USUARIOS_ASIGNAR_ROLES'],
  ['removeRoles', 'USUARIOS_ASIGNAR_ROLES'],
  ['disable', 'USUARIOS_EDITAR'],
  ['enable', 'USUARIOS_EDITAR'],
  ['endSessions', 'USUARIOS_EDITAR'],
] as const

export type UserBulkAct = (typeof userBulkActs)[number][0]

/** Whether an act needs to know which roles. */
export function isOfRoles(act: UserBulkAct): boolean {
  return act === 'addRoles' || act === 'removeRoles'
}
