/** Batches on tickets. */
export const ticketBatches = {
  names: {
    log: 'Repartos de tickets',
    acts: {
      undo: 'anulación',
    },
  },
}
