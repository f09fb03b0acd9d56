/** The permissions of load formats, loads, duplicates, segmentation and anonymization (spec §6). */
export const loadsPermissions = {
  area: 'loads',
  permissions: [
    { id: 901, name: 'MENU_CARGUE_REGISTROS', kind: 'menu', label: 'Menú: cargue de registros' },
    { id: 902, name: 'MENU_CREAR_FORMATO', kind: 'menu', label: 'Menú: formatos de cargue' },
    { id: 903, name: 'MENU_PROCESAR_CARGUE', kind: 'menu', label: 'Menú: procesar cargue' },
    { id: 904, name: 'MENU_EXPORTAR_CARGUE', kind: 'menu', label: 'Menú: exportar cargue' },
    { id: 905, name: 'MENU_RESULTADOS_CARGUE', kind: 'menu', label: 'Menú: gestionar duplicados' },
    // @NOTE: SEGEMENTACION is misspelt in the specification §2 (once it is not); kept byte for byte.
    { id: 906, name: 'MENU_GENERAR_SEGEMENTACION', kind: 'menu', label: 'Menú: generar segmentación' },
    { id: 907, name: 'MENU_FILTRO_SEGEMENTACION', kind: 'menu', label: 'Menú: filtros de segmentación' },
    { id: 908, name: 'MENU_PROCESAR_FILTROS_SEGMENTACION', kind: 'menu', label: 'Menú: procesar filtros' },
    { id: 909, name: 'MENU_ACTIVAR_SEGEMENTACION', kind: 'menu', label: 'Menú: activar segmentos' },
    { id: 910, name: 'CARGUE_VER', kind: 'view', label: 'Cargue: ver' },
    { id: 911, name: 'CARGUE_CREAR', kind: 'create', label: 'Cargue: crear' },
    { id: 912, name: 'CARGUE_EDITAR', kind: 'edit', label: 'Cargue: editar' },
    { id: 913, name: 'CARGUE_ELIMINAR', kind: 'delete', label: 'Cargue: eliminar' },
    { id: 914, name: 'CARGUE_EXPORTAR', kind: 'act', label: 'Cargue: exportar' },
    { id: 915, name: 'CARGUE_GUARDAR_RESULTADOS', kind: 'act', label: 'Cargue: guardar resultados' },
    { id: 916, name: 'CARGUE_CREAR_FORMATO', kind: 'create', label: 'Cargue: crear formato' },
    { id: 917, name: 'SEGMENTACION_CREAR', kind: 'create', label: 'Segmentación: crear' },
    { id: 918, name: 'SEGMENTACION_FILTRAR', kind: 'act', label: 'Segmentación: filtrar' },
    { id: 919, name: 'SEGMENTACION_GENERAR', kind: 'act', label: 'Segmentación: generar' },
    { id: 920, name: 'SEGMENTACION_ACTIVAR', kind: 'act', label: 'Segmentación: activar' },
    { id: 921, name: 'SEGMENTACION_PROCESAR_FILTROS', kind: 'act', label: 'Segmentación: procesar filtros' },
    { id: 922, name: 'ANONIMIZACION_GESTIONAR', kind: 'act', label: 'Anonimización: gestionar' },
  ],
} as const
