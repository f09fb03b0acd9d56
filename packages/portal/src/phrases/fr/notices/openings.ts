import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const openings = {
  origin: 'Ouvertures',
  late: {
    kind: 'Un service n’est pas ouvert à l’heure',
    title: '{{service}} n’est pas ouvert',
    text: 'L’ouverture était prévue à {{at}}.',
  },
} satisfies NoticeWordsOf<'openings'>
