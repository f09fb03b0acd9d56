import type { ScreenOf } from '#patterns/screen.ts'

export const assignedEmployeesRoute: ScreenOf<'staff'> = {
  path: '/admin/empleados/empleados',
  title: 'assignedEmployees',
  icon: 'users',
  group: 'team',
  place: 30,
  load: () => import('./load-assigned-employees.ts').then((file) => file.loadAssignedEmployees()),
}
