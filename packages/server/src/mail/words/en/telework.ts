import type { LettersOf } from '#mail/words/letters.ts'

export const telework = {
  offered: {
    subject: 'You have a remote work agreement to sign',
    lines: [
      '{{person}} offers you a remote work agreement from {{from}} on. Read it and sign it, or refuse it.',
    ],
    action: 'See the agreement',
  },
  answered: {
    subject: 'A remote work agreement was answered',
    lines: ['{{person}} has answered the remote work agreement that begins on {{from}}.'],
    action: 'See the agreement',
  },
  reversed: {
    subject: 'A remote work agreement ends',
    lines: [
      '{{person}} has asked to return to work on site: the last day of the agreement is {{until}}. Reason: {{reason}}',
    ],
    action: 'See the agreement',
  },
} satisfies LettersOf<'telework'>
