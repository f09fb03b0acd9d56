import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const approvals = {
  origin: 'Genehmigungen',
  delegated: {
    kind: 'Jemand überträgt mir die Entscheidungen',
    title: '{{person}} überträgt Ihnen die Entscheidungen',
    text: 'Vom {{from}} bis {{until}}',
  },
  standInNamed: {
    kind: 'Jemand bestimmt, wer mich vertritt',
    title: '{{person}} entscheidet in Ihrer Vertretung',
    text: 'Vom {{from}} bis {{until}}, eingerichtet von {{by}}',
  },
} satisfies NoticeWordsOf<'approvals'>
