/** The permissions and routes of clock entries, accesses, break types and online agents (spec §2, §6). */
export const attendance = {
  area: 'attendance',
  permissions: [
    { id: 301, name: 'MENU_ACCESOS', kind: 'menu', label: 'Menú: accesos' },
    { id: 302, name: 'ACCESOS_VER', kind: 'view', label: 'Accesos: ver los de los empleados' },
    { id: 303, name: 'MENU_AGENTES_EN_LINEA', kind: 'menu', label: 'Menú: agentes en línea' },
    { id: 304, name: 'USUARIOS_EN_LINEA_GESTIONAR', kind: 'act', label: 'Usuarios en línea: gestionar' },
    { id: 305, name: 'FICHAJE_CREAR', kind: 'create', label: 'Fichaje: crear' },
    { id: 306, name: 'FICHAJE_CORREGIR', kind: 'act', label: 'Fichaje: resolver correcciones' },
    { id: 307, name: 'MENU_TIPOLOGIA_PAUSAS', kind: 'menu', label: 'Menú: tipología de pausas' },
    { id: 308, name: 'PAUSAS_CREAR', kind: 'create', label: 'Pausas: crear' },
    { id: 309, name: 'PAUSAS_EDITAR', kind: 'edit', label: 'Pausas: editar' },
    { id: 310, name: 'PAUSAS_ELIMINAR', kind: 'delete', label: 'Pausas: eliminar' },
    { id: 311, name: 'REPORTES_FICHAJE_VER', kind: 'view', label: 'Informe de fichajes: ver' },
    {
      id: 312,
      name: 'REPORTES_FICHAJE_SKILLS_VER',
      kind: 'view',
      label: 'Informe de fichajes por skill: ver',
    },
  ],
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
