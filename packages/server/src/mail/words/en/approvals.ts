import type { LettersOf } from '#mail/words/letters.ts'

export const approvals = {
  delegated: {
    subject: 'You decide in somebody’s place',
    lines: ['{{person}} has delegated their decisions to you from {{from}} to {{until}}.'],
    action: 'See what waits',
  },
  standInNamed: {
    subject: 'Somebody decides in your place',
    lines: ['{{person}} decides in your place from {{from}} to {{until}}. {{by}} arranged it.'],
    action: 'See the delegation',
  },
} satisfies LettersOf<'approvals'>
