/** The routes of clock entries, accesses, break types and online agents (spec §2). */
export const attendanceRoutes = {
  area: 'attendance',
  routes: [
    { path: '/accesos', anyOf: ['MENU_ACCESOS'], layout: 'main' },
    { path: '/userOnline', anyOf: ['MENU_AGENTES_EN_LINEA'], layout: 'main' },
    { path: '/reportesFichaje', anyOf: ['MENU_REPORTES'], layout: 'main' },
    { path: '/reportesFichajeSkills', anyOf: ['MENU_REPORTES'], layout: 'main' },
    { path: '/timer', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    { path: '/informeListadoFichajes', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    { path: '/informeCambioAccesos', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    { path: '/admin/accesos/accesosEmpleados', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    { path: '/pausas', anyOf: ['MENU_TIPOLOGIA_PAUSAS'], layout: 'main' },
  ],
} as const
