import type { ticketEntries as es } from '../es/ticketEntries.ts'

export const ticketEntries = {
  names: {
    log: 'Entries of tickets',
  },
} satisfies typeof es
