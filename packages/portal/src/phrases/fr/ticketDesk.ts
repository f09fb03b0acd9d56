import type { ticketDesk as es } from '../es/ticketDesk.ts'

export const ticketDesk = {
  names: {
    log: 'Bureau des tickets',
    acts: {
      next: 'remise du suivant',
      hold: 'mise en attente',
      resume: 'reprise',
      release: 'libération',
      skip: 'saut',
    },
  },
} satisfies typeof es
