/** The routes of general reports, business-intelligence reports and logs (spec §2). */
export const reportsRoutes = {
  area: 'reports',
  routes: [
    { path: '/dashboardPowerbi', anyOf: ['MENU_INFORMES_POWER_BI'], layout: 'main' },
    { path: '/reportes', anyOf: ['MENU_REPORTES'], layout: 'main' },
    { path: '/listReportesPowerbi', anyOf: ['POWERBI_VER'], layout: 'main' },
    { path: '/logs', anyOf: ['MENU_LOGS'], layout: 'main' },
  ],
} as const
