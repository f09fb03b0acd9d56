import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const openings = {
  origin: 'Öffnungen',
  late: {
    kind: 'Ein Service wird nicht pünktlich geöffnet',
    title: '{{service}} ist nicht geöffnet',
    text: 'Geplant war {{at}}.',
  },
} satisfies NoticeWordsOf<'openings'>
