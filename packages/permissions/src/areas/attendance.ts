/** The permissions of clock entries, accesses, break types and online agents (spec §6). */
export const attendancePermissions = {
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
} as const
