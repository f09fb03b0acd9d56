import type { ScreenOf } from '#patterns/screen.ts'

export const employeeVacationsRoute: ScreenOf<'time-off'> = {
  path: '/admin/vacaciones/vacacionesEmpleados',
  title: 'employeeVacations',
  icon: 'umbrella',
  group: 'team',
  place: 50,
  load: () => import('./load-vacations.ts').then((file) => file.loadEmployeeVacations()),
}
