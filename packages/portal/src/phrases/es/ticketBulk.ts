/** Bulk actions on tickets. */
export const ticketBulk = {
  title: '{{act}} (seleccionados: {{number}})',
  acts: {
    tag: 'Etiquetar',
    prioritise: 'Cambiar la prioridad',
    close: 'Terminar',
    merge: 'Fusionar',
    macro: 'Aplicar una macro',
  },
  tag: 'Etiqueta',
  mergeText:
    'Los seleccionados terminan y siguen en el otro ticket, con lo que se ha dicho en ellos. Se puede deshacer mientras nadie siga con él.',
  noEnd: 'El primero de los seleccionados no puede terminar desde su estado.',
  done: 'Tickets cambiados: {{number}}',
}
