import type { AreaScreens } from '#patterns/screen.ts'

export const timeOff = {
  area: 'time-off',
  screens: {
    vacations: {
      path: '/vacaciones',
      title: 'vacations',
      icon: 'umbrella',
      group: 'myWork',
      load: () => import('./load-vacations.ts').then((file) => file.loadVacations()),
    },
    employeeVacations: {
      path: '/admin/vacaciones/vacacionesEmpleados',
      title: 'employeeVacations',
      icon: 'umbrella',
      group: 'team',
      load: () => import('./load-vacations.ts').then((file) => file.loadEmployeeVacations()),
    },
    operationVacations: {
      path: '/vacacionesOperaciones',
      title: 'operationVacations',
      icon: 'calendar',
      group: 'myWork',
      load: () => import('./load-vacations.ts').then((file) => file.loadOperationVacations()),
    },
    manageOperationVacations: {
      path: '/admin/manageVacationOp/manageVacationOp',
      title: 'manageOperationVacations',
      icon: 'calendar',
      group: 'team',
      load: () => import('./load-vacations.ts').then((file) => file.loadManageOperationVacations()),
    },
    requests: {
      path: '/admin/solicitudes',
      title: 'accessRequests',
      icon: 'inbox',
      group: 'team',
      load: () => import('./load-requests.ts').then((file) => file.loadRequests()),
    },
    absenceTypes: {
      path: '/tipologiaAusencias',
      title: 'absenceTypes',
      icon: 'umbrella',
      group: 'operation',
      load: () => import('./load-absence-types.ts').then((file) => file.loadAbsenceTypes()),
    },
  },
} satisfies AreaScreens<'time-off'>
