import type { ticketDesk as es } from '../es/ticketDesk.ts'

export const ticketDesk = {
  names: {
    log: 'Desk of tickets',
    acts: {
      next: 'giving of the next',
      hold: 'holding',
      resume: 'resumption',
      release: 'release',
      skip: 'skip',
    },
  },
} satisfies typeof es
