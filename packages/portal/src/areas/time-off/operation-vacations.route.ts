import type { ScreenOf } from '#patterns/screen.ts'

export const operationVacationsRoute: ScreenOf<'time-off'> = {
  path: '/vacacionesOperaciones',
  title: 'operationVacations',
  icon: 'calendar',
  group: 'myWork',
  place: 50,
  load: () => import('./load-vacations.ts').then((file) => file.loadOperationVacations()),
}
