import type { ticketBulk as es } from '../es/ticketBulk.ts'

/** Bulk actions on tickets. */
export const ticketBulk = {
  title: '{{act}} (selecionados: {{number}})',
  acts: {
    tag: 'Etiquetar',
    prioritise: 'Alterar a prioridade',
    close: 'Terminar',
    merge: 'Fundir',
    macro: 'Aplicar uma macro',
  },
  tag: 'Etiqueta',
  mergeText:
    'Os selecionados terminam e continuam no outro ticket, com o que neles se disse. É possível anular enquanto ninguém lhe der seguimento.',
  noEnd: 'O primeiro dos selecionados não pode terminar a partir do seu estado.',
  done: 'Tickets alterados: {{number}}',
} satisfies typeof es
