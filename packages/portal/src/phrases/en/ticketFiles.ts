import type { ticketFiles as es } from '../es/ticketFiles.ts'

export const ticketFiles = {
  names: {
    log: 'Files of tickets',
  },
} satisfies typeof es
