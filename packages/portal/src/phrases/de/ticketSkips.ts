import type { ticketSkips as es } from '../es/ticketSkips.ts'

export const ticketSkips = {
  names: { log: 'Weitergegebene Tickets', acts: { review: 'Prüfen' } },
} satisfies typeof es
