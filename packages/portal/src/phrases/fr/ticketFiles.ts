import type { ticketFiles as es } from '../es/ticketFiles.ts'

export const ticketFiles = {
  names: {
    log: 'Fichiers de tickets',
  },
} satisfies typeof es
