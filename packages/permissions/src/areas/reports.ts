/** The permissions of general reports, business-intelligence reports and logs (spec §6). */
export const reportsPermissions = {
  area: 'reports',
  permissions: [
    { id: 1201, name: 'MENU_REPORTES', kind: 'menu' },
    { id: 1202, name: 'REPORTES_TODOS', kind: 'view' },
    { id: 1203, name: 'REPORTES_MIS_USUARIOS', kind: 'view' },
    { id: 1204, name: 'REPORTES_MIS_PROYECTOS', kind: 'view' },
    { id: 1205, name: 'REPORTES_GENERALES_VER', kind: 'view' },
    { id: 1206, name: 'MENU_INFORMES_POWER_BI', kind: 'menu' },
    { id: 1207, name: 'POWERBI_VER', kind: 'view' },
    { id: 1208, name: 'POWERBI_CREAR', kind: 'create' },
    { id: 1209, name: 'MENU_LOGS', kind: 'menu' },
  ],
} as const
