import type { ScreenOf } from '#patterns/screen.ts'

export const manageOperationVacationsRoute: ScreenOf<'time-off'> = {
  path: '/admin/manageVacationOp/manageVacationOp',
  title: 'manageOperationVacations',
  icon: 'calendar',
  group: 'team',
  place: 80,
  load: () => import('./load-vacations.ts').then((file) => file.loadManageOperationVacations()),
}
