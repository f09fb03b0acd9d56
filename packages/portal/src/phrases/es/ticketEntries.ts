/** What is said to tickets. */
export const ticketEntries = {
  names: {
    log: 'Entradas de tickets',
  },
}
