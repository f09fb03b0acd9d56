import type { ticketBatches as es } from '../es/ticketBatches.ts'

export const ticketBatches = {
  names: {
    log: 'Batches of tickets',
    acts: {
      undo: 'undoing',
    },
  },
} satisfies typeof es
