import type { LettersOf } from '#mail/words/letters.ts'

export const incidents = {
  assigned: {
    subject: '{{person}} hat Ihnen eine Störung zugewiesen',
    lines: ['{{person}} hat Ihnen die Störung „{{incident}}“ zugewiesen.'],
    action: 'Störung ansehen',
  },
  answered: {
    subject: '{{person}} hat zu einer Störung geschrieben',
    lines: ['{{person}} hat zur Störung „{{incident}}“ geschrieben.'],
    action: 'Störung ansehen',
  },
  resolved: {
    subject: '{{person}} hat Ihre Störung gelöst',
    lines: ['{{person}} hat die Störung „{{incident}}“ gelöst.'],
    action: 'Störung ansehen',
  },
  justified: {
    subject: 'Ihre Zeit wurde wegen einer Störung gerechtfertigt',
    lines: [
      'Die Zeit, in der die Störung „{{incident}}“ Sie an der Arbeit gehindert hat, gilt als gerechtfertigt.',
    ],
    action: 'Portal öffnen',
  },
} satisfies LettersOf<'incidents'>
