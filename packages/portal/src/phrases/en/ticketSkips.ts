import type { ticketSkips as es } from '../es/ticketSkips.ts'

export const ticketSkips = {
  names: { log: 'Skipped tickets', acts: { review: 'Review' } },
} satisfies typeof es
