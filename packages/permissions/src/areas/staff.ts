/** The permissions of employees, groups, coordinators and evaluations (spec §6). */
export const staffPermissions = {
  area: 'staff',
  permissions: [
    { id: 601, name: 'PORTAL_EMPLEADO', kind: 'view', label: 'Portal del empleado' },
    { id: 602, name: 'MENU_ASIGNADOS', kind: 'menu', label: 'Menú: empleados asignados' },
    { id: 603, name: 'EMPLEADOS_EDITAR', kind: 'edit', label: 'Empleados: editar' },
    {
      id: 604,
      name: 'EMPLEADOS_VER_DATOS_PERSONALES',
      kind: 'view',
      label: 'Empleados: ver datos sin ocultar',
    },
    { id: 605, name: 'EVALUACION_PERSONAL', kind: 'view', label: 'Evaluación propia' },
    { id: 606, name: 'EVALUACION_EMPLEADOS', kind: 'act', label: 'Evaluación de empleados' },
    { id: 607, name: 'INFO_EVALUACION_PERSONAL', kind: 'view', label: 'Informe de evaluaciones: ver' },
    { id: 608, name: 'MENU_GRUPO_EMPLEADOS', kind: 'menu', label: 'Menú: grupos de empleados' },
    { id: 609, name: 'GRUPO_EMPLEADOS_VER', kind: 'view', label: 'Grupos: ver' },
    { id: 610, name: 'GRUPO_EMPLEADOS_CREAR', kind: 'create', label: 'Grupos: crear' },
    { id: 611, name: 'GRUPO_EMPLEADOS_EDITAR', kind: 'edit', label: 'Grupos: editar' },
    { id: 612, name: 'GRUPO_EMPLEADOS_ELIMINAR', kind: 'delete', label: 'Grupos: eliminar' },
    { id: 613, name: 'GRUPO_EMPLEADOS_ASIGNAR_EMPLEADOS', kind: 'act', label: 'Grupos: asignar empleados' },
    { id: 614, name: 'GRUPO_EMPLEADOS_QUITAR_ASOCIACION', kind: 'act', label: 'Grupos: quitar asociación' },
    { id: 615, name: 'MENU_ASIGNAR_COORDINADOR', kind: 'menu', label: 'Menú: asignar coordinador' },
    {
      id: 616,
      name: 'ASIGNAR_COORDINADOR_EMPLEADOS',
      kind: 'act',
      label: 'Coordinador: asignar a empleados',
    },
  ],
} as const
