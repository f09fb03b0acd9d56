import type { Phrases } from '../phrases.ts'

/** Decisions on the incidents of working days. */
export const dayIncidents: Phrases['dayIncidents'] = {
  names: { log: 'Anomalies de journée' },
  /** The incidents of a day, for its screens and the inbox. */
  kinds: {
    missing_in: 'Arrivée manquante',
    missing_out: 'Départ manquant',
    excess: 'Journée trop longue',
    short_rest: 'Repos trop court entre journées',
    missing_rest: 'Pause manquante',
    weekly_rest: 'Repos hebdomadaire trop court',
    night_limit: 'Trop de travail de nuit',
    night_overtime: 'Heures sup. de nuit',
    break_exceeded: 'Pause dépassée',
    unverified: 'Heure non vérifiée',
    late: 'Entrée en retard',
    outside_shift: 'Travail hors horaire',
  },
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
    history: 'Historique',
    onBehalfOf: 'à la place de {{name}}',
    accepted: 'Anomalie acceptée',
    rejected: 'Justification refusée',
    dismissed: 'Anomalie classée',
  },
}
