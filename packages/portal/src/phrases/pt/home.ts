import type { home as es } from '../es/home.ts'

export const home = {
  greeting: {
    morning: 'Bom dia, {{name}}',
    afternoon: 'Boa tarde, {{name}}',
    evening: 'Boa noite, {{name}}',
  },
  subtitle: 'É isto que acontece hoje no centro.',
  people: {
    employees: 'Pessoas ao serviço',
    online: 'Pessoas em linha',
    onlineHint: 'Vistas nos últimos cinco minutos',
    assigned: 'A minha equipa',
    assignedOnline: '{{online}} em linha agora',
  },
  loads: {
    today: 'Registos carregados hoje',
    errorsToday: 'Linhas rejeitadas hoje',
    running: 'Carregamentos em curso',
    paused: '{{number}} em pausa',
    waiting: 'Carregamentos por rever',
    waitingHint: 'Com linhas rejeitadas ou falhados',
    byDay: 'Registos por dia',
    byDayText: 'Os últimos 14 dias',
    records: 'Registos',
    errors: 'Rejeitadas',
    recent: 'Últimos carregamentos',
    noneRecent: 'Ainda não há carregamentos',
    noneRecentText: 'Envie um ficheiro de registos para começar.',
    upload: 'Enviar um ficheiro',
    seeAll: 'Ver todos os carregamentos',
    rows: '{{processed}} de {{total}} linhas',
    columns: { name: 'Carregamento', state: 'Estado', progress: 'Progresso', createdAt: 'Criado' },
  },
} satisfies typeof es
