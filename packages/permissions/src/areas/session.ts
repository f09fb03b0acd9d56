/** The permissions of signing in and of one’s own profile (spec §6). */
export const sessionPermissions = {
  area: 'session',
  permissions: [{ id: 101, name: 'MENU_PERFIL', kind: 'menu' }],
} as const
