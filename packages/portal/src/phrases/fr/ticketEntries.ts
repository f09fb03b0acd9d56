import type { ticketEntries as es } from '../es/ticketEntries.ts'

export const ticketEntries = {
  names: {
    log: 'Entrées de tickets',
  },
} satisfies typeof es
