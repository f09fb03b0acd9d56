import type { ticketBatches as es } from '../es/ticketBatches.ts'

export const ticketBatches = {
  names: {
    log: 'Répartitions de tickets',
    acts: {
      undo: 'annulation',
    },
  },
} satisfies typeof es
