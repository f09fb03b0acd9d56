import type { ScreenOf } from '#patterns/screen.ts'

export const rolesRoute: ScreenOf<'administration'> = {
  path: '/roles',
  title: 'roles',
  icon: 'shield',
  group: 'access',
  place: 20,
  load: () => import('./load-roles.ts').then((file) => file.loadRoles()),
}
