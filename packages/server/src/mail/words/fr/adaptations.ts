import type { LettersOf } from '#mail/words/letters.ts'

export const adaptations = {
  asked: {
    subject: 'Une demande d’aménagement du temps de travail vous attend',
    lines: [
      '{{person}} demande un aménagement du temps de travail. Répondez au plus tard le {{due}} ; sans réponse, il est accordé.',
    ],
    action: 'Voir la demande',
  },
  decided: {
    subject: 'Votre demande d’aménagement a reçu une réponse',
    lines: ['Votre demande d’aménagement du temps de travail à partir du {{from}} a reçu une réponse.'],
    action: 'Voir la demande',
  },
} satisfies LettersOf<'adaptations'>
