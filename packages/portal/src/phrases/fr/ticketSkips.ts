import type { ticketSkips as es } from '../es/ticketSkips.ts'

export const ticketSkips = {
  names: { log: 'Tickets passés', acts: { review: 'Vérifier' } },
} satisfies typeof es
