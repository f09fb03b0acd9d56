import type { LettersOf } from '#mail/words/letters.ts'

export const approvals = {
  delegated: {
    subject: 'Vous décidez à la place d’une autre personne',
    lines: ['{{person}} vous a délégué ses décisions du {{from}} au {{until}}.'],
    action: 'Voir ce qui attend',
  },
  standInNamed: {
    subject: 'Une personne décide à votre place',
    lines: ['{{person}} décide à votre place du {{from}} au {{until}}. Mis en place par {{by}}.'],
    action: 'Voir la délégation',
  },
} satisfies LettersOf<'approvals'>
