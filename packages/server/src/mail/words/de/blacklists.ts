import type { LettersOf } from '#mail/words/letters.ts'

export const blacklists = {
  removalAsked: {
    subject: '{{person}} beantragt eine Streichung von einer Sperrliste',
    lines: ['{{person}} beantragt, „{{value}}“ von einer Sperrliste zu streichen. Grund: {{reason}}.'],
    action: 'Antrag ansehen',
  },
  removalDecided: {
    subject: 'Über Ihren Antrag auf Streichung wurde entschieden',
    lines: ['Über Ihren Antrag, „{{value}}“ von einer Sperrliste zu streichen, wurde entschieden.'],
    action: 'Antrag ansehen',
  },
} satisfies LettersOf<'blacklists'>
