/** The permissions of employees, groups, coordinators and evaluations (spec §6). */
export const staffPermissions = {
  area: 'staff',
  permissions: [
    { id: 601, name: 'PORTAL_EMPLEADO', kind: 'view' },
    { id: 602, name: 'MENU_ASIGNADOS', kind: 'menu' },
    { id: 603, name: 'EMPLEADOS_EDITAR', kind: 'edit' },
    { id: 604, name: 'EMPLEADOS_VER_DATOS_PERSONALES', kind: 'view' },
    { id: 605, name: 'EVALUACION_PERSONAL', kind: 'view' },
    { id: 606, name: 'EVALUACION_EMPLEADOS', kind: 'act' },
    { id: 607, name: 'INFO_EVALUACION_PERSONAL', kind: 'view' },
    { id: 608, name: 'MENU_GRUPO_EMPLEADOS', kind: 'menu' },
    { id: 609, name: 'GRUPO_EMPLEADOS_VER', kind: 'view' },
    { id: 610, name: 'GRUPO_EMPLEADOS_CREAR', kind: 'create' },
    { id: 611, name: 'GRUPO_EMPLEADOS_EDITAR', kind: 'edit' },
    { id: 612, name: 'GRUPO_EMPLEADOS_ELIMINAR', kind: 'delete' },
    { id: 613, name: 'GRUPO_EMPLEADOS_ASIGNAR_EMPLEADOS', kind: 'act' },
    { id: 614, name: 'GRUPO_EMPLEADOS_QUITAR_ASOCIACION', kind: 'act' },
    { id: 615, name: 'MENU_ASIGNAR_COORDINADOR', kind: 'menu' },
    { id: 616, name: 'ASIGNAR_COORDINADOR_EMPLEADOS', kind: 'act' },
    { id: 617, name: 'CONTRATOS_VER', kind: 'view' },
    { id: 618, name: 'CONTRATOS_GESTIONAR', kind: 'act' },
  ],
} as const
