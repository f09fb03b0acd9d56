import type { adherence as es } from '../es/adherence.ts'

/** The adherence of agents, and its effect on the work. */
export const adherence = {
  title: 'Adhérence',
  states: {
    in: 'Respecte le planning',
    out: 'Hors planning',
    unscheduled: 'Aucun service en ce moment',
    no_plan: 'Aucun horaire planifié',
  },
  outNow: 'Hors planning',
  negativeCount: '{{number}} avec impact négatif',
  impacts: {
    positive: 'Impact positif',
    negative: 'Impact négatif',
    neutral: 'Impact neutre',
  },
  impact: 'Impact',
  since: 'Depuis',
  outToday: 'Hors planning aujourd’hui',
  mode: 'Mode de travail',
  day: 'Adhérence du jour',
  lanes: 'Le prévu et le réalisé',
  lanesText:
    'En haut, le service avec ses pauses ; en dessous, le travail et les pauses. Les écarts sont hachurés.',
  planned: 'Prévu',
  done: 'Réalisé',
  plannedWork: 'Service',
  plannedBreak: 'Pause prévue',
  work: 'Travail',
  rest: 'Pause',
  deviations: 'Écart',
  plans: { work: 'Service', break: 'Pause prévue', off: 'Aucun service' },
  doings: { work: 'au travail', break: 'en pause', away: 'absent' },
  deviation: '{{planned}}, {{doing}}',
  adherence: 'Adhérence',
  adherenceText: '{{kept}} comme prévu ÷ {{planned}} prévues',
  conformance: 'Conformité',
  conformanceText: '{{worked}} travaillées ÷ {{planned}} de travail prévues',
  nothingPlanned: 'Rien n’a encore été planifié aujourd’hui.',
  noPlan: 'Aucun horaire n’est planifié pour comparer.',
} satisfies typeof es
