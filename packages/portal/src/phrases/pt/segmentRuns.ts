import type { segmentRuns as es } from '../es/segmentRuns.ts'

export const segmentRuns = {
  names: {
    screen: 'Processar filtros',
    log: 'Execuções de segmentos',
  },
  list: {
    text: 'Calcula vários segmentos de uma vez e conta o que aconteceu com cada um.',
    create: 'Processar segmentos',
    none: 'Ainda não se processou nada',
    noneText: 'Escolha segmentos e processe-os.',
    segments: 'Segmentos',
    segmentsHelp:
      'Calculam-se na ordem dos seus conjuntos. Um instantâneo já calculado não se pode voltar a calcular.',
    state: 'Estado',
    members: 'Membros',
    createdAt: 'Pedido',
    createdBy: 'De quem',
    finishedAt: 'Terminado',
  },
  states: {
    queued: 'Em espera',
    processing: 'Em processo',
    stopping: 'A parar',
    completed: 'Terminado',
    completed_with_errors: 'Terminado com falhas',
    stopped: 'Parado',
  },
  results: {
    queued: 'Em espera',
    processing: 'A calcular',
    computed: 'Calculado',
    stopped: 'Sem mudanças',
    failed: 'Falhado',
  },
  detail: {
    title: 'Segmentos processados',
    back: 'Todas as execuções',
    started: 'O processo começou',
    segment: 'Segmento',
    total: 'Registos',
    unmatched: 'O filtro não os encontra',
    blacklisted: 'Em listas negras',
    earlier: 'De segmentos anteriores',
    members: 'Membros',
    failed: '{{segment}}: {{reason}}',
  },
} satisfies typeof es
