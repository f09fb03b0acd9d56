/** Attachments of the entries of tickets. */
export const ticketFiles = {
  names: {
    log: 'Archivos de tickets',
  },
}
