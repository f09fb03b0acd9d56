/** What an agent does with a ticket at their desk. */
export const ticketDesk = {
  names: {
    log: 'Mesa de tickets',
    acts: {
      next: 'entrega del siguiente',
      hold: 'puesta en espera',
      resume: 'reanudación',
      release: 'liberación',
      skip: 'salto',
    },
  },
}
