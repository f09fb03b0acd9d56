import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const approvals = {
  origin: 'Approbations',
  delegated: {
    kind: 'Une personne me délègue ses décisions',
    title: '{{person}} vous délègue ses décisions',
    text: 'Du {{from}} au {{until}}',
  },
  standInNamed: {
    kind: 'Une personne désigne qui décide à ma place',
    title: '{{person}} décide à votre place',
    text: 'Du {{from}} au {{until}}, mis en place par {{by}}',
  },
} satisfies NoticeWordsOf<'approvals'>
