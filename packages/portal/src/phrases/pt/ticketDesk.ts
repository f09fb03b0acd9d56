import type { ticketDesk as es } from '../es/ticketDesk.ts'

export const ticketDesk = {
  names: {
    log: 'Mesa de tickets',
    acts: {
      next: 'entrega do seguinte',
      hold: 'colocação em espera',
      resume: 'retoma',
      release: 'libertação',
      skip: 'salto',
    },
  },
} satisfies typeof es
