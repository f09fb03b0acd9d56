/** Tickets that agents passed on. */
export const ticketSkips = {
  names: { log: 'Tickets pasados', acts: { review: 'Revisar' } },
}
