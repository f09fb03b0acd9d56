import type { ticketDesk as es } from '../es/ticketDesk.ts'

export const ticketDesk = {
  names: {
    log: 'Arbeitsplatz für Tickets',
    acts: {
      next: 'Ausgabe des nächsten',
      hold: 'Zurückstellung',
      resume: 'Wiederaufnahme',
      release: 'Freigabe',
      skip: 'Überspringen',
    },
  },
} satisfies typeof es
