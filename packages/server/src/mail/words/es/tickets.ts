import type { LettersOf } from '#mail/words/letters.ts'

export const tickets = {
  escalated: {
    subject: 'El plazo del ticket {{number}} se agota',
    lines: ['El ticket {{number}}, «{{subject}}», tiene de plazo hasta {{at}}.'],
    action: 'Ver el ticket',
  },
} satisfies LettersOf<'tickets'>
