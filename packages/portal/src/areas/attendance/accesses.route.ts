import type { ScreenOf } from '#patterns/screen.ts'

export const accessesRoute: ScreenOf<'attendance'> = {
  path: '/accesos',
  title: 'accesses',
  icon: 'calendar',
  group: 'myWork',
  place: 10,
  load: () => import('./load-accesses.ts').then((file) => file.loadAccesses()),
}
