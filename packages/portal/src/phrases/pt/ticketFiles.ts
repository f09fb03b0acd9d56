import type { ticketFiles as es } from '../es/ticketFiles.ts'

export const ticketFiles = {
  names: {
    log: 'Ficheiros de tickets',
  },
} satisfies typeof es
