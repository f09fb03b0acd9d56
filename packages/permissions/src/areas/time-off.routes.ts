/** The routes of vacations, operations vacations, absences and remote work (spec §2). */
export const timeOffRoutes = {
  area: 'time-off',
  routes: [
    { path: '/ausencias', anyOf: ['AUSENCIAS'], layout: 'main' },
    { path: '/crearAusencias', anyOf: ['AUSENCIAS'], layout: 'main' },
    { path: '/vacaciones', anyOf: ['SOLICITAR_VACACIONES'], layout: 'main' },
    { path: '/vacacionesOperaciones', anyOf: ['MENU_SOLICITAR_VACACIONES_OP'], layout: 'main' },
    { path: '/informeVacaciones', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    { path: '/informeAbsentismos', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    { path: '/admin/teletrabajo/teletrabajoEmpleados', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    { path: '/admin/solicitudes', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    { path: '/admin/vacaciones/vacacionesEmpleados', anyOf: ['MENU_VACATION_EMPLOYEE'], layout: 'main' },
    {
      path: '/admin/manageVacationOp/manageVacationOp',
      anyOf: ['MENU_GESTIONAR_VACACIONES_OP'],
      layout: 'main',
    },
    { path: '/admin/ausencias/gestionar-ausencias', anyOf: ['GESTIONAR_AUSENCIAS'], layout: 'main' },
    { path: '/tipologiaAusencias', anyOf: ['MENU_TIPOLOGIA_AUSENCIAS'], layout: 'main' },
  ],
} as const
