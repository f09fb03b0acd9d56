import type { LettersOf } from '#mail/words/letters.ts'

export const openings = {
  late: {
    subject: '{{service}} has not been opened',
    lines: ['“{{service}}” was to open at {{at}}, and nobody has recorded it.'],
    action: 'See the opening',
  },
} satisfies LettersOf<'openings'>
