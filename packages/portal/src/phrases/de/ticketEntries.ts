import type { ticketEntries as es } from '../es/ticketEntries.ts'

export const ticketEntries = {
  names: {
    log: 'Einträge von Tickets',
  },
} satisfies typeof es
