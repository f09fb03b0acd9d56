import type { ScreenOf } from '#patterns/screen.ts'

export const assignmentsRoute: ScreenOf<'administration'> = {
  path: '/asignaciones',
  title: 'assignments',
  icon: 'userCheck',
  group: 'access',
  place: 40,
  load: () => import('./load-roles.ts').then((file) => file.loadAssignments()),
}
