import type { ticketSkips as es } from '../es/ticketSkips.ts'

export const ticketSkips = {
  names: { log: 'Tickets passés', acts: { review: 'Vérifier' } },
  list: {
    title: 'Tickets passés',
    text: 'Tickets que quelqu’un a passés, avec le motif.',
    none: 'Aucun ticket passé',
    noneText: 'Quand un agent passe un ticket, il apparaît ici.',
    ticket: 'Ticket',
    person: 'Agent',
    reason: 'Motif',
    reasonOf: {
      no_knowledge: 'Ne sait pas le traiter',
      language: 'Langue',
      conflict_of_interest: 'Conflit d’intérêts',
      waiting_for_others: 'Dépend d’autres',
      other: 'Autre',
    },
    note: 'Note',
    at: 'Quand',
    outcome: 'Vérification',
    outcomeOf: { accepted: 'Accepté', rejected: 'Refusé' },
    accept: 'Accepter',
    reject: 'Refuser',
    reviewed: 'Vérifié',
    pending: 'Non vérifié',
    reviewedBy: 'Vérifié par',
  },
} satisfies typeof es
