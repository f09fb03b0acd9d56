import type { AreaScreens } from '#patterns/screen.ts'

export const timeOff = {
  area: 'time-off',
  screens: {
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
