/** The permissions of workload, cost, clustering and anomaly analytics (spec §6). */
export const analyticsPermissions = {
  area: 'analytics',
  permissions: [
    { id: 1301, name: 'GRUPO_ANALITICA', kind: 'menu', label: 'Menú: grupo de analítica' },
    // @NOTE: one route rule of the specification §2 spells it in lower case; see `can`.
    { id: 1302, name: 'ANALITICA_DATOS', kind: 'view', label: 'Analítica de datos: ver' },
    { id: 1303, name: 'MENU_ACCESOS_COSTOS_IT', kind: 'menu', label: 'Menú: accesos a costos IT' },
  ],
} as const
