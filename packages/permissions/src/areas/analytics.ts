/** The permissions of workload, cost, clustering and anomaly analytics (spec §6). */
export const analyticsPermissions = {
  area: 'analytics',
  permissions: [
    { id: 1301, name: 'GRUPO_ANALITICA', kind: 'menu' },
    // @NOTE: one route rule of the specification §2 spells it in lower case; see `can`.
    { id: 1302, name: 'ANALITICA_DATOS', kind: 'view' },
    { id: 1303, name: 'MENU_ACCESOS_COSTOS_IT', kind: 'menu' },
  ],
} as const
