/** The entries of tickets. */
export const ticketEntries = {
  names: {
    log: 'Entradas de tickets',
  },
}
