import type { AreaScreens } from '#patterns/screen.ts'

export const administration = {
  area: 'administration',
  screens: {
    users: {
      path: '/users',
      title: 'users',
      icon: 'users',
      group: 'access',
      load: () => import('./users-screen.tsx').then((file) => file.UsersScreen),
    },
    roles: {
      path: '/roles',
      title: 'roles',
      icon: 'shield',
      group: 'access',
      load: () => import('./load-roles.ts').then((file) => file.loadRoles()),
    },
    permissions: {
      path: '/permisos',
      title: 'permissions',
      icon: 'key',
      group: 'access',
      load: () => import('./load-roles.ts').then((file) => file.loadPermissions()),
    },
    assignments: {
      path: '/asignaciones',
      title: 'assignments',
      icon: 'userCheck',
      group: 'access',
      load: () => import('./load-roles.ts').then((file) => file.loadAssignments()),
    },
    applications: {
      path: '/applications',
      title: 'applications',
      icon: 'external',
      group: 'system',
      load: () => import('./applications-screen.tsx').then((file) => file.ApplicationsScreen),
    },
    countries: {
      path: '/paises',
      title: 'countries',
      icon: 'mapPin',
      group: 'system',
      load: () => import('./countries-screen.tsx').then((file) => file.CountriesScreen),
    },
  },
} satisfies AreaScreens<'administration'>
