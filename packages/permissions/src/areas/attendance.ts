/** The permissions of clock entries, accesses, break types and online agents (spec §6). */
export const attendancePermissions = {
  area: 'attendance',
  permissions: [
    { id: 301, name: 'MENU_ACCESOS', kind: 'menu' },
    { id: 302, name: 'ACCESOS_VER', kind: 'view' },
    { id: 303, name: 'MENU_AGENTES_EN_LINEA', kind: 'menu' },
    { id: 304, name: 'USUARIOS_EN_LINEA_GESTIONAR', kind: 'act' },
    { id: 305, name: 'FICHAJE_CREAR', kind: 'create' },
    { id: 306, name: 'FICHAJE_CORREGIR', kind: 'act' },
    { id: 307, name: 'MENU_TIPOLOGIA_PAUSAS', kind: 'menu' },
    { id: 308, name: 'PAUSAS_CREAR', kind: 'create' },
    { id: 309, name: 'PAUSAS_EDITAR', kind: 'edit' },
    { id: 310, name: 'PAUSAS_ELIMINAR', kind: 'delete' },
    { id: 311, name: 'REPORTES_FICHAJE_VER', kind: 'view' },
    { id: 312, name: 'REPORTES_FICHAJE_SKILLS_VER', kind: 'view' },
    { id: 313, name: 'CALENDARIOS_GESTIONAR', kind: 'act' },
    { id: 314, name: 'TURNOS_GESTIONAR', kind: 'act' },
    { id: 319, name: 'REGISTRO_CONCEDER', kind: 'act' },
    { id: 320, name: 'HOJAS_MES_GESTIONAR', kind: 'act' },
    { id: 321, name: 'BOLSA_HORAS_GESTIONAR', kind: 'act' },
  ],
} as const
