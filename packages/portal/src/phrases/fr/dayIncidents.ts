import type { Phrases } from '../phrases.ts'

/** What becomes of the incidents of working days. */
export const dayIncidents: Phrases['dayIncidents'] = {
  names: { log: 'Anomalies de journée' },
  acts: {
    justify: 'Justifier',
    justifyAgain: 'Modifier la justification',
    justifyTitle: 'Justifier : {{kind}}',
    accept: 'Accepter',
    reject: 'Refuser',
    dismiss: 'Classer',
    reason: 'Motif',
    reasonHelp: 'La personne qui décide le lit et il reste avec la journée.',
    minutes: 'Minutes justifiées',
    minutesHelp:
      'Sur le temps prévu qui manque ce jour-là. Laissez vide s’il n’y a pas de temps à justifier. Elles ne comptent pas comme temps effectif.',
    send: 'Envoyer la justification',
    sent: 'Justification envoyée. L’entreprise doit décider.',
    label: '{{kind}} : {{person}}, {{date}}',
    justified: '{{count}} min justifiées',
    accepted: 'Anomalie acceptée',
    rejected: 'Justification refusée',
    dismissed: 'Anomalie classée',
  },
}
