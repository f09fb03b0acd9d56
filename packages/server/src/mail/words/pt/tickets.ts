import type { LettersOf } from '#mail/words/letters.ts'

export const tickets = {
  escalated: {
    subject: 'O prazo do ticket {{number}} esgota-se',
    lines: ['O ticket {{number}}, «{{subject}}», tem prazo até {{at}}.'],
    action: 'Ver o ticket',
  },
} satisfies LettersOf<'tickets'>
