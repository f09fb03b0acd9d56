/** Runs that compute several segments. */
export const segmentRuns = {
  names: {
    screen: 'Procesar filtros',
    log: 'Ejecuciones de segmentos',
  },
  list: {
    text: 'Calcula varios segmentos de una vez y cuenta qué pasó con cada uno.',
    create: 'Procesar segmentos',
    none: 'Todavía no se ha procesado nada',
    noneText: 'Elija segmentos y procéselos.',
    segments: 'Segmentos',
    segmentsHelp:
      'Se calculan en el orden de sus conjuntos. Una instantánea ya calculada no se puede volver a calcular.',
    state: 'Estado',
    members: 'Miembros',
    createdAt: 'Pedido',
    createdBy: 'De quién',
    finishedAt: 'Terminado',
  },
  states: {
    queued: 'En espera',
    processing: 'En proceso',
    stopping: 'Deteniéndose',
    completed: 'Terminado',
    completed_with_errors: 'Terminado con fallos',
    stopped: 'Detenido',
  },
  results: {
    queued: 'En espera',
    processing: 'Calculando',
    computed: 'Calculado',
    stopped: 'Sin cambios',
    failed: 'Fallido',
  },
  detail: {
    title: 'Segmentos procesados',
    back: 'Todas las ejecuciones',
    started: 'El proceso ha empezado',
    segment: 'Segmento',
    total: 'Registros',
    unmatched: 'El filtro no los encuentra',
    blacklisted: 'En listas negras',
    earlier: 'De segmentos anteriores',
    members: 'Miembros',
    failed: '{{segment}}: {{reason}}',
  },
}
