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
    telework: {
      path: '/admin/teletrabajo/teletrabajoEmpleados',
      title: 'telework',
      icon: 'house',
      group: 'team',
      load: () => import('./load-telework.ts').then((file) => file.loadTelework()),
    },
    absences: {
      path: '/ausencias',
      title: 'absences',
      icon: 'clipboard',
      group: 'myWork',
      load: () => import('./load-absences.ts').then((file) => file.loadAbsences()),
    },
    createAbsence: {
      path: '/crearAusencias',
      title: 'createAbsence',
      icon: 'plus',
      parent: '/ausencias',
      load: () => import('./load-absences.ts').then((file) => file.loadCreateAbsence()),
    },
    manageAbsences: {
      path: '/admin/ausencias/gestionar-ausencias',
      title: 'manageAbsences',
      icon: 'clipboard',
      group: 'team',
      load: () => import('./load-absences.ts').then((file) => file.loadManageAbsences()),
    },
    absenteeism: {
      path: '/informeAbsentismos',
      title: 'absenteeism',
      icon: 'trend',
      group: 'reports',
      load: () => import('./load-absences.ts').then((file) => file.loadAbsenteeism()),
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
      title: 'requests',
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
