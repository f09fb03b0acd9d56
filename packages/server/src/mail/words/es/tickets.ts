import type { LettersOf } from '#mail/words/letters.ts'

export const tickets = {
  escalated: {
    subject: 'El plazo del ticket {{number}} se agota',
    lines: ['El ticket {{number}}, «{{subject}}», tiene de plazo hasta {{at}}.'],
    action: 'Ver el ticket',
  },
  assigned: {
    subject: '{{person}} le ha asignado un ticket: {{ticket}}',
    lines: ['{{person}} le ha asignado el ticket «{{ticket}}».'],
    action: 'Ver el ticket',
  },
  assignedMany: {
    subject: '{{person}} le ha asignado varios tickets',
    lines: ['{{person}} le ha asignado {{count}} tickets.'],
    action: 'Ver los tickets',
  },
  answered: {
    subject: '{{person}} ha escrito en un ticket: {{ticket}}',
    lines: ['{{person}} ha escrito en el ticket «{{ticket}}».'],
    action: 'Ver el ticket',
  },
  resumed: {
    subject: 'Ha terminado la espera de un ticket: {{ticket}}',
    lines: ['El ticket «{{ticket}}» ya no espera: puede seguir con él.'],
    action: 'Ver el ticket',
  },
  undelivered: {
    subject: 'Su respuesta no ha llegado: {{ticket}}',
    lines: ['La respuesta del ticket «{{ticket}}» no ha llegado a {{address}}.'],
    action: 'Ver el ticket',
  },
} satisfies LettersOf<'tickets'>
