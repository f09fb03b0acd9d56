import type { LettersOf } from '#mail/words/letters.ts'

export const tickets = {
  escalated: {
    subject: 'Die Frist von Ticket {{number}} läuft ab',
    lines: ['Ticket {{number}}, „{{subject}}“, ist fällig bis {{at}}.'],
    action: 'Zum Ticket',
  },
} satisfies LettersOf<'tickets'>
