import type { AreaScreens } from '#patterns/screen.ts'

export const administration = {
  area: 'administration',
  screens: {
    users: {
      path: '/users',
      title: 'users',
      icon: 'users',
      group: 'controlPanel',
      load: () => import('./users-screen.tsx').then((file) => file.UsersScreen),
    },
    roles: {
      path: '/roles',
      title: 'roles',
      icon: 'shield',
      group: 'controlPanel',
      load: () => import('./load-roles.ts').then((file) => file.loadRoles()),
    },
    permissions: {
      path: '/permisos',
      title: 'permissions',
      icon: 'key',
      group: 'controlPanel',
      load: () => import('./load-roles.ts').then((file) => file.loadPermissions()),
    },
    assignments: {
      path: '/asignaciones',
      title: 'assignments',
      icon: 'userCheck',
      group: 'controlPanel',
      load: () => import('./load-roles.ts').then((file) => file.loadAssignments()),
    },
    countries: {
      path: '/paises',
      title: 'countries',
      icon: 'mapPin',
      group: 'controlPanel',
      load: () => import('./countries-screen.tsx').then((file) => file.CountriesScreen),
    },
    applications: {
      path: '/applications',
      title: 'applications',
      icon: 'external',
      group: 'controlPanel',
      load: () => import('./applications-screen.tsx').then((file) => file.ApplicationsScreen),
    },
  },
} satisfies AreaScreens<'administration'>
