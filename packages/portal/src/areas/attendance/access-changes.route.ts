import type { ScreenOf } from '#patterns/screen.ts'

export const accessChangesRoute: ScreenOf<'attendance'> = {
  path: '/informeCambioAccesos',
  title: 'accessChanges',
  icon: 'history',
  group: 'reports',
  place: 30,
  load: () => import('./load-accesses.ts').then((file) => file.loadAccessChanges()),
}
