import type { ticketBulk as es } from '../es/ticketBulk.ts'

/** Bulk actions on tickets. */
export const ticketBulk = {
  title: '{{act}} (ausgewählt: {{number}})',
  acts: {
    tag: 'Etikett geben',
    prioritise: 'Priorität ändern',
    close: 'Beenden',
    merge: 'Zusammenführen',
    macro: 'Makro anwenden',
  },
  tag: 'Etikett',
  mergeText:
    'Die ausgewählten enden und gehen im anderen Ticket weiter, mit allem, was darin gesagt wurde. Das lässt sich rückgängig machen, solange niemand daran weitergearbeitet hat.',
  noEnd: 'Das erste der ausgewählten kann aus seinem Zustand nicht enden.',
  done: 'Geänderte Tickets: {{number}}',
} satisfies typeof es
