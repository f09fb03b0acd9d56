/** The permissions of load formats, loads, duplicates, segmentation and anonymization (spec §6). */
export const loadsPermissions = {
  area: 'loads',
  permissions: [
    { id: 901, name: 'MENU_CARGUE_REGISTROS', kind: 'menu' },
    { id: 902, name: 'MENU_CREAR_FORMATO', kind: 'menu' },
    { id: 903, name: 'MENU_PROCESAR_CARGUE', kind: 'menu' },
    { id: 904, name: 'MENU_EXPORTAR_CARGUE', kind: 'menu' },
    { id: 905, name: 'MENU_RESULTADOS_CARGUE', kind: 'menu' },
    // @NOTE: SEGEMENTACION is misspelt in the specification §2 (once it is not); kept byte for byte.
    { id: 906, name: 'MENU_GENERAR_SEGEMENTACION', kind: 'menu' },
    { id: 907, name: 'MENU_FILTRO_SEGEMENTACION', kind: 'menu' },
    { id: 908, name: 'MENU_PROCESAR_FILTROS_SEGMENTACION', kind: 'menu' },
    { id: 909, name: 'MENU_ACTIVAR_SEGEMENTACION', kind: 'menu' },
    { id: 910, name: 'CARGUE_VER', kind: 'view' },
    { id: 911, name: 'CARGUE_CREAR', kind: 'create' },
    { id: 912, name: 'CARGUE_EDITAR', kind: 'edit' },
    { id: 913, name: 'CARGUE_ELIMINAR', kind: 'delete' },
    { id: 914, name: 'CARGUE_EXPORTAR', kind: 'act' },
    { id: 915, name: 'CARGUE_GUARDAR_RESULTADOS', kind: 'act' },
    { id: 916, name: 'CARGUE_CREAR_FORMATO', kind: 'create' },
    { id: 917, name: 'SEGMENTACION_CREAR', kind: 'create' },
    { id: 918, name: 'SEGMENTACION_FILTRAR', kind: 'act' },
    { id: 919, name: 'SEGMENTACION_GENERAR', kind: 'act' },
    { id: 920, name: 'SEGMENTACION_ACTIVAR', kind: 'act' },
    { id: 921, name: 'SEGMENTACION_PROCESAR_FILTROS', kind: 'act' },
    { id: 922, name: 'ANONIMIZACION_GESTIONAR', kind: 'act' },
  ],
} as const
