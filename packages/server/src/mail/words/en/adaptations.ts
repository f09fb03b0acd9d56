import type { LettersOf } from '#mail/words/letters.ts'

export const adaptations = {
  asked: {
    subject: 'A request to adapt working hours awaits you',
    lines: [
      '{{person}} asks to adapt their working hours. Answer by {{due}}; without an answer it is granted.',
    ],
    action: 'See the request',
  },
  decided: {
    subject: 'Your request to adapt working hours was answered',
    lines: ['Your request to adapt your working hours from {{from}} has an answer.'],
    action: 'See the request',
  },
} satisfies LettersOf<'adaptations'>
