import type { ScreenOf } from '#patterns/screen.ts'

export const permissionsRoute: ScreenOf<'administration'> = {
  path: '/permisos',
  title: 'permissions',
  icon: 'key',
  group: 'access',
  place: 30,
  load: () => import('./load-roles.ts').then((file) => file.loadPermissions()),
}
