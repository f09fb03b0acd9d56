import type { ScreenOf } from '#patterns/screen.ts'

export const teleworkRoute: ScreenOf<'time-off'> = {
  path: '/admin/teletrabajo/teletrabajoEmpleados',
  title: 'telework',
  icon: 'house',
  group: 'team',
  place: 60,
  load: () => import('./load-telework.ts').then((file) => file.loadTelework()),
}
