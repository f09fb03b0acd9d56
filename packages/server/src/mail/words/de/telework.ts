import type { LettersOf } from '#mail/words/letters.ts'

export const telework = {
  offered: {
    subject: 'Eine Vereinbarung zur Telearbeit wartet auf Ihre Unterschrift',
    lines: [
      '{{person}} bietet Ihnen eine Vereinbarung zur Telearbeit ab {{from}} an. Lesen und unterschreiben Sie sie, oder lehnen Sie sie ab.',
    ],
    action: 'Vereinbarung ansehen',
  },
  answered: {
    subject: 'Auf eine Vereinbarung zur Telearbeit wurde geantwortet',
    lines: ['{{person}} hat auf die Vereinbarung zur Telearbeit ab {{from}} geantwortet.'],
    action: 'Vereinbarung ansehen',
  },
  reversed: {
    subject: 'Eine Vereinbarung zur Telearbeit endet',
    lines: [
      '{{person}} beendet die Telearbeit: Der letzte Tag der Vereinbarung ist der {{until}}. Grund: {{reason}}',
    ],
    action: 'Vereinbarung ansehen',
  },
} satisfies LettersOf<'telework'>
