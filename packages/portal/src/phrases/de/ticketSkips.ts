import type { ticketSkips as es } from '../es/ticketSkips.ts'

export const ticketSkips = {
  names: { log: 'Weitergegebene Tickets', acts: { review: 'Prüfen' } },
  list: {
    title: 'Weitergegebene Tickets',
    text: 'Tickets, die jemand weitergegeben hat, mit dem Grund.',
    none: 'Keine weitergegebenen Tickets',
    noneText: 'Gibt ein Agent ein Ticket weiter, erscheint es hier.',
    ticket: 'Ticket',
    person: 'Agent',
    reason: 'Grund',
    reasonOf: {
      no_knowledge: 'Fehlendes Wissen',
      language: 'Sprache',
      conflict_of_interest: 'Interessenkonflikt',
      waiting_for_others: 'Hängt von anderen ab',
      other: 'Anderer',
    },
    note: 'Notiz',
    at: 'Wann',
    outcome: 'Prüfung',
    outcomeOf: { accepted: 'Angenommen', rejected: 'Abgelehnt' },
    accept: 'Annehmen',
    reject: 'Ablehnen',
    reviewed: 'Geprüft',
    pending: 'Nicht geprüft',
    reviewedBy: 'Geprüft von',
  },
} satisfies typeof es
