import type { ticketBatches as es } from '../es/ticketBatches.ts'

export const ticketBatches = {
  names: {
    log: 'Distribuições de tickets',
    acts: {
      undo: 'anulação',
    },
  },
} satisfies typeof es
