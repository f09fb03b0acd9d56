import type { LettersOf } from '#mail/words/letters.ts'

export const tickets = {
  escalated: {
    subject: 'Le délai du ticket {{number}} expire',
    lines: ['Le ticket {{number}}, « {{subject}} », est à traiter avant {{at}}.'],
    action: 'Voir le ticket',
  },
} satisfies LettersOf<'tickets'>
