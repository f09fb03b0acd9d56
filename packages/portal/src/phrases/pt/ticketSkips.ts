import type { ticketSkips as es } from '../es/ticketSkips.ts'

export const ticketSkips = {
  names: { log: 'Tickets passados', acts: { review: 'Rever' } },
  list: {
    title: 'Tickets passados',
    text: 'Tickets que alguém passou, com o motivo.',
    none: 'Não há tickets passados',
    noneText: 'Quando um agente passar um ticket, aparecerá aqui.',
    ticket: 'Ticket',
    person: 'Agente',
    reason: 'Motivo',
    reasonOf: {
      no_knowledge: 'Não sabe resolver',
      language: 'Idioma',
      conflict_of_interest: 'Conflito de interesses',
      waiting_for_others: 'Depende de outros',
      other: 'Outro',
    },
    note: 'Nota',
    at: 'Quando',
    outcome: 'Revisão',
    outcomeOf: { accepted: 'Aceite', rejected: 'Rejeitado' },
    accept: 'Aceitar',
    reject: 'Rejeitar',
    reviewed: 'Revisto',
    pending: 'Por rever',
    reviewedBy: 'Revisto por',
  },
} satisfies typeof es
