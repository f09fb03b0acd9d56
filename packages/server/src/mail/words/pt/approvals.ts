import type { LettersOf } from '#mail/words/letters.ts'

export const approvals = {
  delegated: {
    subject: 'Decide em nome de outra pessoa',
    lines: ['{{person}} delegou-lhe as suas decisões de {{from}} a {{until}}.'],
    action: 'Ver o que está à espera',
  },
  standInNamed: {
    subject: 'Alguém decide em seu lugar',
    lines: ['{{person}} decide em seu lugar de {{from}} a {{until}}. Definido por {{by}}.'],
    action: 'Ver a delegação',
  },
} satisfies LettersOf<'approvals'>
