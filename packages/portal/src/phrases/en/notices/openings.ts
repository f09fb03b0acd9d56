import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const openings = {
  origin: 'Openings',
  late: {
    kind: 'A service is not opened on time',
    title: '{{service}} has not been opened',
    text: 'It was planned for {{at}}.',
  },
} satisfies NoticeWordsOf<'openings'>
