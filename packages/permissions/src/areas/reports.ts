/** The permissions of general reports, business-intelligence reports and logs (spec §6). */
export const reportsPermissions = {
  area: 'reports',
  permissions: [
    { id: 1201, name: 'MENU_REPORTES', kind: 'menu', label: 'Menú: informes' },
    { id: 1202, name: 'REPORTES_TODOS', kind: 'view', label: 'Informes: todos' },
    { id: 1203, name: 'REPORTES_MIS_USUARIOS', kind: 'view', label: 'Informes: mis usuarios' },
    { id: 1204, name: 'REPORTES_MIS_PROYECTOS', kind: 'view', label: 'Informes: mis proyectos' },
    { id: 1205, name: 'REPORTES_GENERALES_VER', kind: 'view', label: 'Informes generales: ver' },
    { id: 1206, name: 'MENU_INFORMES_POWER_BI', kind: 'menu', label: 'Menú: informes Power BI' },
    { id: 1207, name: 'POWERBI_VER', kind: 'view', label: 'Informes Power BI: ver' },
    { id: 1208, name: 'POWERBI_CREAR', kind: 'create', label: 'Informes Power BI: crear' },
    { id: 1209, name: 'MENU_LOGS', kind: 'menu', label: 'Menú: registro de actividad' },
  ],
} as const
