import type { ticketBulk as es } from '../es/ticketBulk.ts'

/** Bulk actions on tickets. */
export const ticketBulk = {
  title: '{{act}} (sélectionnés : {{number}})',
  acts: {
    tag: 'Étiqueter',
    prioritise: 'Changer la priorité',
    close: 'Terminer',
    merge: 'Fusionner',
    macro: 'Appliquer une macro',
  },
  tag: 'Étiquette',
  mergeText:
    'Les tickets sélectionnés se terminent et continuent dans l’autre, avec ce qui y a été dit. Vous pouvez annuler tant que personne n’y a donné suite.',
  noEnd: 'Le premier des tickets sélectionnés ne peut pas se terminer depuis son état.',
  done: 'Tickets modifiés : {{number}}',
} satisfies typeof es
