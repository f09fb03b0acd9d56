import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const approvals = {
  origin: 'Aprovações',
  delegated: {
    kind: 'Alguém delega em mim as suas decisões',
    title: '{{person}} delega em si as suas decisões',
    text: 'De {{from}} a {{until}}',
  },
  standInNamed: {
    kind: 'Alguém nomeia quem decide em meu lugar',
    title: '{{person}} decide em seu lugar',
    text: 'De {{from}} a {{until}}, definido por {{by}}',
  },
} satisfies NoticeWordsOf<'approvals'>
