import type { ScreenOf } from '#patterns/screen.ts'

export const employeeAccessesRoute: ScreenOf<'attendance'> = {
  path: '/admin/accesos/accesosEmpleados',
  title: 'employeeAccesses',
  icon: 'userCheck',
  group: 'team',
  place: 10,
  load: () => import('./load-accesses.ts').then((file) => file.loadEmployeeAccesses()),
}
