/** The routes of workload, cost, clustering and anomaly analytics (spec §2). */
export const analyticsRoutes = {
  area: 'analytics',
  routes: [
    { path: '/accesosCostosIt', anyOf: ['MENU_ACCESOS_COSTOS_IT'], layout: 'main' },
    { path: '/analytics', anyOf: ['ANALITICA_DATOS'], layout: 'main' },
    { path: '/cargaTrabajo', anyOf: ['ANALITICA_DATOS'], layout: 'main' },
    { path: '/costosIT', anyOf: ['ANALITICA_DATOS'], layout: 'main' },
    // @NOTE: the specification §2 writes this guard in lower case; read as the catalogue name.
    { path: '/clusterizacion', anyOf: ['ANALITICA_DATOS'], layout: 'main' },
  ],
} as const
