/** The routes of tickets, case files, tags, priorities, fields and workflows (spec §2). */
export const ticketsRoutes = {
  area: 'tickets',
  routes: [
    { path: '/configuracionTarea', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    { path: '/aperturas', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    { path: '/gestionproyectos/asignacionExpedientes', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    { path: '/gestionproyectos/reasignacionExpedientes', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    { path: '/expedientes/misExpedientes', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    // Not of the specification: the page of one ticket (decision 127).
    { path: '/expedientes/misExpedientes/:id', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    { path: '/incidencias', anyOf: ['MENU_USUARIOS'], layout: 'main' },
    { path: '/etiquetas', anyOf: ['MENU_ETIQUETAS'], layout: 'main' },
    { path: '/creacionCamposGestion', anyOf: ['MENU_CAMPOS_GESTION'], layout: 'main' },
    { path: '/prioridades', anyOf: ['MENU_PRIORIDADES'], layout: 'main' },
    { path: '/workflow', anyOf: ['MENU_WORKFLOW'], layout: 'main' },
  ],
} as const
