import type { AreaScreens } from '#patterns/screen.ts'

export const attendance = {
  area: 'attendance',
  screens: {
    accesses: {
      path: '/accesos',
      title: 'accesses',
      icon: 'calendar',
      group: 'myWork',
      load: () => import('./load-accesses.ts').then((file) => file.loadAccesses()),
    },
    timer: {
      path: '/timer',
      title: 'timer',
      icon: 'clock',
      group: 'myWork',
      load: () => import('./load-accesses.ts').then((file) => file.loadTimer()),
    },
    employeeAccesses: {
      path: '/admin/accesos/accesosEmpleados',
      title: 'employeeAccesses',
      icon: 'userCheck',
      group: 'team',
      load: () => import('./load-accesses.ts').then((file) => file.loadEmployeeAccesses()),
    },
    clockEntries: {
      path: '/informeListadoFichajes',
      title: 'clockEntries',
      icon: 'list',
      group: 'reports',
      load: () => import('./load-accesses.ts').then((file) => file.loadClockEntries()),
    },
    accessChanges: {
      path: '/informeCambioAccesos',
      title: 'accessChanges',
      icon: 'history',
      group: 'reports',
      load: () => import('./load-accesses.ts').then((file) => file.loadAccessChanges()),
    },
    workingHours: {
      path: '/reportesFichaje',
      title: 'workingHours',
      icon: 'clock',
      group: 'reports',
      load: () => import('./load-accesses.ts').then((file) => file.loadWorkingHours()),
    },
    skillHours: {
      path: '/reportesFichajeSkills',
      title: 'skillHours',
      icon: 'headset',
      group: 'reports',
      load: () => import('./load-accesses.ts').then((file) => file.loadSkillHours()),
    },
    onlineAgents: {
      path: '/userOnline',
      title: 'onlineAgents',
      icon: 'headset',
      group: 'team',
      hasWall: true,
      load: () => import('./load-accesses.ts').then((file) => file.loadOnlineAgents()),
    },
    breakTypes: {
      path: '/pausas',
      title: 'breakTypes',
      icon: 'coffee',
      group: 'operation',
      load: () => import('./load-break-types.ts').then((file) => file.loadBreakTypes()),
    },
  },
} satisfies AreaScreens<'attendance'>
