/** The routes of users, roles, permissions, assignments, applications and countries (spec §2). */
export const administrationRoutes = {
  area: 'administration',
  routes: [
    { path: '/users', anyOf: ['MENU_USUARIOS'], layout: 'main' },
    { path: '/roles', anyOf: ['MENU_ROLES'], layout: 'main' },
    { path: '/permisos', anyOf: ['MENU_PERMISOS'], layout: 'main' },
    { path: '/asignaciones', anyOf: ['MENU_ASIGNACIONES'], layout: 'main' },
    { path: '/applications', anyOf: ['MENU_APPS'], layout: 'main' },
    { path: '/paises', anyOf: ['MENU_PAISES'], layout: 'main' },
  ],
} as const
