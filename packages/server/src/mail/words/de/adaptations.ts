import type { LettersOf } from '#mail/words/letters.ts'

export const adaptations = {
  asked: {
    subject: 'Ein Antrag auf Anpassung der Arbeitszeit wartet auf Sie',
    lines: [
      '{{person}} beantragt eine Anpassung der Arbeitszeit. Antworten Sie bis {{due}}; ohne Antwort gilt sie als gewährt.',
    ],
    action: 'Antrag ansehen',
  },
  decided: {
    subject: 'Ihr Antrag auf Anpassung der Arbeitszeit wurde beantwortet',
    lines: ['Ihr Antrag auf Anpassung der Arbeitszeit ab {{from}} ist beantwortet.'],
    action: 'Antrag ansehen',
  },
} satisfies LettersOf<'adaptations'>
