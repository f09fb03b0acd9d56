/** The routes of employees, groups, coordinators and evaluations (spec §2). */
export const staffRoutes = {
  area: 'staff',
  routes: [
    { path: '/evaluacionPersonal', anyOf: ['EVALUACION_PERSONAL'], layout: 'main' },
    { path: '/organizacion', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    { path: '/admin/evaluacion/evaluacionEmpleados', anyOf: ['EVALUACION_EMPLEADOS'], layout: 'main' },
    {
      path: '/admin/evaluacion/infoEvaluacionEmpleados',
      anyOf: ['INFO_EVALUACION_PERSONAL'],
      layout: 'main',
    },
    { path: '/admin/empleados/empleados', anyOf: ['MENU_ASIGNADOS'], layout: 'main' },
    { path: '/grupos', anyOf: ['MENU_GRUPO_EMPLEADOS'], layout: 'main' },
    { path: '/asignarCoordinador', anyOf: ['MENU_ASIGNAR_COORDINADOR'], layout: 'main' },
  ],
} as const
