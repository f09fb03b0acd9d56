import type { adherence as es } from '../es/adherence.ts'

/** The adherence of agents, and its effect on the work. */
export const adherence = {
  title: 'Aderência',
  states: {
    in: 'Cumpre o turno',
    out: 'Não cumpre o turno',
    unscheduled: 'Sem turno agora',
    no_plan: 'Sem horário planeado',
  },
  outNow: 'Não cumprem o turno',
  negativeCount: '{{number}} com impacto negativo',
  impacts: {
    positive: 'Impacto positivo',
    negative: 'Impacto negativo',
    neutral: 'Impacto neutro',
  },
  impact: 'Impacto',
  since: 'Há',
  outToday: 'Fora do turno hoje',
  mode: 'Modalidade',
  day: 'Aderência de hoje',
  lanes: 'O planeado e o feito',
  lanesText:
    'Em cima, o turno com as suas pausas; em baixo, o trabalho e as pausas. A tracejado, o que não coincide.',
  planned: 'Planeado',
  done: 'Feito',
  plannedWork: 'Turno',
  plannedBreak: 'Pausa planeada',
  work: 'Trabalho',
  rest: 'Pausa',
  deviations: 'Não coincide',
  plans: { work: 'Turno', break: 'Pausa planeada', off: 'Sem turno' },
  doings: { work: 'a trabalhar', break: 'em pausa', away: 'ausente' },
  deviation: '{{planned}}, {{doing}}',
  adherence: 'Aderência',
  adherenceText: '{{kept}} conforme planeado ÷ {{planned}} planeadas',
  conformance: 'Conformidade',
  conformanceText: '{{worked}} trabalhadas ÷ {{planned}} de trabalho planeadas',
  nothingPlanned: 'Hoje ainda não há nada planeado.',
  noPlan: 'Não há um horário planeado com que comparar.',
} satisfies typeof es
