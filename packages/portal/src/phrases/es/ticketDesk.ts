/** The actions on a ticket at an agent's desk. */
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
