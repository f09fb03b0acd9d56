import type { LettersOf } from '#mail/words/letters.ts'

export const approvals = {
  delegated: {
    subject: 'Decide en lugar de otra persona',
    lines: ['{{person}} le ha delegado sus decisiones del {{from}} al {{until}}.'],
    action: 'Ver lo que espera',
  },
  standInNamed: {
    subject: 'Alguien decide en su lugar',
    lines: ['{{person}} decide en su lugar del {{from}} al {{until}}. Lo ha establecido {{by}}.'],
    action: 'Ver la delegación',
  },
} satisfies LettersOf<'approvals'>
