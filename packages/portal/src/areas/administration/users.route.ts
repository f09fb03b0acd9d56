import type { ScreenOf } from '#patterns/screen.ts'

export const usersRoute: ScreenOf<'administration'> = {
  path: '/users',
  title: 'users',
  icon: 'users',
  group: 'access',
  place: 10,
  load: () => import('./users-screen.tsx').then((file) => file.UsersScreen),
}
