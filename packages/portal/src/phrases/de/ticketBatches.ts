import type { ticketBatches as es } from '../es/ticketBatches.ts'

export const ticketBatches = {
  names: {
    log: 'Verteilungen von Tickets',
    acts: {
      undo: 'Rücknahme',
    },
  },
} satisfies typeof es
