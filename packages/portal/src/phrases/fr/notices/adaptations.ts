import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const adaptations = {
  origin: 'Aménagements de la journée',
  asked: {
    kind: 'On me demande de répondre à un aménagement du temps de travail',
    title: '{{person}} demande un aménagement du temps de travail',
    text: 'Répondez au plus tard le {{due}}',
  },
  decided: {
    kind: 'On répond à ma demande d’aménagement',
    title: 'Votre demande d’aménagement a reçu une réponse',
    text: 'À partir du {{from}}',
  },
} satisfies NoticeWordsOf<'adaptations'>
