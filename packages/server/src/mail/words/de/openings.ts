import type { LettersOf } from '#mail/words/letters.ts'

export const openings = {
  late: {
    subject: '{{service}} ist nicht geöffnet',
    lines: ['„{{service}}“ sollte um {{at}} öffnen, und niemand hat es erfasst.'],
    action: 'Zur Öffnung',
  },
} satisfies LettersOf<'openings'>
