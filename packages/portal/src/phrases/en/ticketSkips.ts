import type { ticketSkips as es } from '../es/ticketSkips.ts'

export const ticketSkips = {
  names: { log: 'Skipped tickets', acts: { review: 'Review' } },
  list: {
    title: 'Skipped tickets',
    text: 'Tickets that somebody passed on, with the reason.',
    none: 'No skipped tickets',
    noneText: 'When an agent passes a ticket on, it shows here.',
    ticket: 'Ticket',
    person: 'Agent',
    reason: 'Reason',
    reasonOf: {
      no_knowledge: 'Lacks the knowledge',
      language: 'Language',
      conflict_of_interest: 'Conflict of interest',
      waiting_for_others: 'Depends on others',
      other: 'Other',
    },
    note: 'Note',
    at: 'When',
    outcome: 'Review',
    outcomeOf: { accepted: 'Accepted', rejected: 'Rejected' },
    accept: 'Accept',
    reject: 'Reject',
    reviewed: 'Reviewed',
    pending: 'Not reviewed',
    reviewedBy: 'Reviewed by',
  },
} satisfies typeof es
