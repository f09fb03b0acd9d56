/** The routes of load formats, loads, duplicates, segmentation and anonymization (spec §2). */
export const loadsRoutes = {
  area: 'loads',
  routes: [
    { path: '/fileUpload', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    { path: '/clustering/crearFormato', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    // @NOTE: misspelt in the specification §2; kept byte for byte.
    { path: '/clustering/gestinarAnonimizacion', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    { path: '/clustering/formats', anyOf: ['MENU_CREAR_FORMATO'], layout: 'main' },
    { path: '/clustering/cargue', anyOf: ['MENU_PROCESAR_CARGUE'], layout: 'main' },
    { path: '/clustering/exportarCargue', anyOf: ['MENU_EXPORTAR_CARGUE'], layout: 'main' },
    { path: '/clustering/resultados', anyOf: ['MENU_RESULTADOS_CARGUE'], layout: 'main' },
    { path: '/clustering/gestionCargue', anyOf: ['MENU_GENERAR_SEGEMENTACION'], layout: 'main' },
    { path: '/clustering/filtrosSegmentacion', anyOf: ['MENU_FILTRO_SEGEMENTACION'], layout: 'main' },
    { path: '/clustering/procesarFiltros', anyOf: ['MENU_PROCESAR_FILTROS_SEGMENTACION'], layout: 'main' },
    { path: '/clustering/ActivarSegmentos', anyOf: ['MENU_ACTIVAR_SEGEMENTACION'], layout: 'main' },
    { path: '/carga-registros', anyOf: ['MENU_CARGUE_REGISTROS'], layout: 'main' },
  ],
} as const
