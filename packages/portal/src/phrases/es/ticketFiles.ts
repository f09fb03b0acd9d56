/** Files of what is said to tickets. */
export const ticketFiles = {
  names: {
    log: 'Archivos de tickets',
  },
}
