import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const approvals = {
  origin: 'Approvals',
  delegated: {
    kind: 'Somebody delegates their decisions to me',
    title: '{{person}} delegates their decisions to you',
    text: 'From {{from}} to {{until}}',
  },
  standInNamed: {
    kind: 'Somebody names who decides in my place',
    title: '{{person}} decides in your place',
    text: 'From {{from}} to {{until}}, arranged by {{by}}',
  },
} satisfies NoticeWordsOf<'approvals'>
