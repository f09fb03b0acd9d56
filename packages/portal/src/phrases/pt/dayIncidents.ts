import type { Phrases } from '../phrases.ts'

/** Decisions on the incidents of working days. */
export const dayIncidents: Phrases['dayIncidents'] = {
  names: { log: 'Incidentes de jornada' },
  /** The incidents of a day, for its screens and the inbox. */
  kinds: {
    missing_in: 'Falta a entrada',
    missing_out: 'Falta a saída',
    excess: 'Jornada demasiado longa',
    short_rest: 'Descanso curto entre jornadas',
    missing_rest: 'Falta a pausa',
    weekly_rest: 'Descanso semanal curto',
    night_limit: 'Excesso de trabalho noturno',
    night_overtime: 'Horas suplementares em trabalho noturno',
    break_exceeded: 'Pausa excedida',
    unverified: 'Hora por verificar',
    late: 'Entrada atrasada',
    outside_shift: 'Trabalho fora do turno',
  },
  acts: {
    justify: 'Justificar',
    justifyAgain: 'Alterar a justificação',
    justifyTitle: 'Justificar: {{kind}}',
    accept: 'Aceitar',
    reject: 'Recusar',
    dismiss: 'Descartar',
    reason: 'Motivo',
    reasonHelp: 'Lê-o quem decide e fica com a jornada.',
    minutes: 'Minutos que justifica',
    minutesHelp:
      'Do previsto que falta no dia. Deixe vazio se não houver tempo a justificar. Não contam como tempo efetivo.',
    send: 'Enviar a justificação',
    sent: 'Justificação enviada. Aguarda a decisão da empresa.',
    label: '{{kind}}: {{person}}, {{date}}',
    justified: '{{count}} min justificados',
    history: 'Histórico',
    onBehalfOf: 'em vez de {{name}}',
    accepted: 'Incidente aceite',
    rejected: 'Justificação recusada',
    dismissed: 'Incidente descartado',
  },
}
