import type { hours as es } from '../es/hours.ts'

/** Reports of working time: by period, and by skill. */
export const hours = {
  filters: {
    period: 'Período',
    groupId: 'Grupo de colaboradores',
    coordinatorId: 'Coordenador',
    projectId: 'Projeto',
    skillId: 'Skill',
    workCenterId: 'Centro de trabalho',
  },
  periods: {
    text: 'Tempo trabalhado por pessoa: normal, complementar e suplementar, e o saldo.',
    create: 'Ver os registos dos colaboradores',
    none: 'Não há tempo trabalhado neste período',
    noneText:
      'Escolha um período maior: aparecem as pessoas com marcações ou com dias em que o contrato prevê trabalho.',
    by: 'Totais por',
    units: { day: 'Dia', week: 'Semana', month: 'Mês' },
    people: 'Pessoas',
    person: 'Pessoa',
    period: 'Período',
    workedDays: 'Dias',
    effective: 'Tempo trabalhado',
    nonEffective: 'Pausas que não contam',
    unallocated: 'Não atribuído',
    presence: 'Presença',
    ordinary: 'Normais',
    complementary: 'Complementares',
    extra: 'Suplementares',
    theoretical: 'Segundo o contrato',
    balance: 'Saldo',
    incidentDays: 'Dias com anomalias',
  },
} satisfies typeof es
