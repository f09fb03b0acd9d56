import type { LettersOf } from '#mail/words/letters.ts'

export const tickets = {
  escalated: {
    subject: 'The term of ticket {{number}} runs out',
    lines: ['Ticket {{number}}, “{{subject}}”, is due at {{at}}.'],
    action: 'See the ticket',
  },
} satisfies LettersOf<'tickets'>
