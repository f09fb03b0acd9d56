/** Tickets that agents passed on. */
export const ticketSkips = {
  names: { log: 'Tickets pasados', acts: { review: 'Revisar' } },
  list: {
    title: 'Tickets pasados',
    text: 'Tickets que alguien ha pasado, con su motivo.',
    none: 'No hay tickets pasados',
    noneText: 'Cuando un agente pase un ticket, aparecerá aquí.',
    ticket: 'Ticket',
    person: 'Agente',
    reason: 'Motivo',
    reasonOf: {
      no_knowledge: 'No sabe resolverlo',
      language: 'Idioma',
      conflict_of_interest: 'Conflicto de intereses',
      waiting_for_others: 'Depende de otros',
      other: 'Otro',
    },
    note: 'Nota',
    at: 'Cuándo',
    outcome: 'Revisión',
    outcomeOf: { accepted: 'Aceptado', rejected: 'Rechazado' },
    accept: 'Aceptar',
    reject: 'Rechazar',
    reviewed: 'Revisado',
    pending: 'Sin revisar',
    reviewedBy: 'Revisado por',
  },
}
