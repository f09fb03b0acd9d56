import type { LettersOf } from '#mail/words/letters.ts'

export const telework = {
  offered: {
    subject: 'Un accord de télétravail attend votre signature',
    lines: [
      '{{person}} vous propose un accord de télétravail à partir du {{from}}. Lisez-le et signez-le, ou refusez-le.',
    ],
    action: 'Voir l’accord',
  },
  answered: {
    subject: 'Réponse à un accord de télétravail',
    lines: ['{{person}} a répondu à l’accord de télétravail qui commence le {{from}}.'],
    action: 'Voir l’accord',
  },
  reversed: {
    subject: 'Un accord de télétravail prend fin',
    lines: [
      '{{person}} met fin au télétravail : le dernier jour de l’accord est le {{until}}. Motif : {{reason}}',
    ],
    action: 'Voir l’accord',
  },
} satisfies LettersOf<'telework'>
