import type { ticketFiles as es } from '../es/ticketFiles.ts'

export const ticketFiles = {
  names: {
    log: 'Dateien von Tickets',
  },
} satisfies typeof es
