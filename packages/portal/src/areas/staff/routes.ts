import type { AreaScreens } from '#patterns/screen.ts'

export const staff = {
  area: 'staff',
  screens: {
    assignedEmployees: {
      path: '/admin/empleados/empleados',
      title: 'assignedEmployees',
      icon: 'users',
      group: 'team',
      load: () => import('./load-assigned-employees.ts').then((file) => file.loadAssignedEmployees()),
    },
    organization: {
      path: '/organizacion',
      title: 'organization',
      icon: 'network',
      group: 'team',
      load: () => import('./organization-screen.tsx').then((file) => file.OrganizationScreen),
    },
    employeeGroups: {
      path: '/grupos',
      title: 'employeeGroups',
      icon: 'users',
      group: 'access',
      load: () => import('./groups-screen.tsx').then((file) => file.GroupsScreen),
    },
    assignCoordinator: {
      path: '/asignarCoordinador',
      title: 'assignCoordinator',
      icon: 'userCheck',
      group: 'access',
      load: () => import('./coordinators-screen.tsx').then((file) => file.CoordinatorsScreen),
    },
  },
} satisfies AreaScreens<'staff'>
