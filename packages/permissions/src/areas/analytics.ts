/** The permissions and routes of workload, cost, clustering and anomaly analytics (spec §2, §6). */
export const analytics = {
  area: 'analytics',
  permissions: [
    { id: 1301, name: 'GRUPO_ANALITICA', kind: 'menu', label: 'Menú: grupo de analítica' },
    // @NOTE: one route rule of the specification §2 spells it in lower case; see `can`.
    { id: 1302, name: 'ANALITICA_DATOS', kind: 'view', label: 'Analítica de datos: ver' },
    { id: 1303, name: 'MENU_ACCESOS_COSTOS_IT', kind: 'menu', label: 'Menú: accesos a costos IT' },
  ],
  routes: [
    { path: '/accesosCostosIt', anyOf: ['MENU_ACCESOS_COSTOS_IT'], layout: 'main' },
    { path: '/analytics', anyOf: ['ANALITICA_DATOS'], layout: 'main' },
    { path: '/cargaTrabajo', anyOf: ['ANALITICA_DATOS'], layout: 'main' },
    { path: '/costosIT', anyOf: ['ANALITICA_DATOS'], layout: 'main' },
    // @NOTE: the specification §2 writes this guard in lower case; read as the catalogue name.
    { path: '/clusterizacion', anyOf: ['ANALITICA_DATOS'], layout: 'main' },
  ],
} as const
