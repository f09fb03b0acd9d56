/** Tickets skipped by agents. */
export const ticketSkips = {
  names: { log: 'Tickets pasados', acts: { review: 'Revisar' } },
}
