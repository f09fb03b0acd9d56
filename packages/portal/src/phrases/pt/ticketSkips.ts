import type { ticketSkips as es } from '../es/ticketSkips.ts'

export const ticketSkips = {
  names: { log: 'Tickets passados', acts: { review: 'Rever' } },
} satisfies typeof es
