/** Acts on many tickets at once. */
export const ticketBatches = {
  names: {
    log: 'Repartos de tickets',
    acts: {
      undo: 'anulación',
    },
  },
}
