import type { Phrases } from '../phrases.ts'

/** What becomes of the incidents of working days. */
export const dayIncidents: Phrases['dayIncidents'] = {
  names: { log: 'Incidentes de jornada' },
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
    accepted: 'Incidente aceite',
    rejected: 'Justificação recusada',
    dismissed: 'Incidente descartado',
  },
}
