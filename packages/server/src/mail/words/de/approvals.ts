import type { LettersOf } from '#mail/words/letters.ts'

export const approvals = {
  delegated: {
    subject: 'Sie entscheiden in Vertretung',
    lines: ['{{person}} hat Ihnen die Entscheidungen vom {{from}} bis {{until}} übertragen.'],
    action: 'Ansehen, was wartet',
  },
  standInNamed: {
    subject: 'Jemand entscheidet in Ihrer Vertretung',
    lines: [
      '{{person}} entscheidet vom {{from}} bis {{until}} in Ihrer Vertretung. Eingerichtet von {{by}}.',
    ],
    action: 'Vertretung ansehen',
  },
} satisfies LettersOf<'approvals'>
