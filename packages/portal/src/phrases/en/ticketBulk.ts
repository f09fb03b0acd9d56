import type { ticketBulk as es } from '../es/ticketBulk.ts'

/** Bulk actions on tickets. */
export const ticketBulk = {
  title: '{{act}} (selected: {{number}})',
  acts: {
    tag: 'Tag',
    prioritise: 'Change the priority',
    close: 'End',
    merge: 'Merge',
    macro: 'Apply a macro',
  },
  tag: 'Tag',
  mergeText:
    'Those selected end and go on in the other ticket, with what was said in them. This can be undone until somebody goes on with it.',
  noEnd: 'The first of those selected cannot end from its state.',
  done: 'Tickets changed: {{number}}',
} satisfies typeof es
