import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const tickets = {
  origin: 'Tickets',
  escalated: {
    kind: 'O prazo de um ticket esgota-se',
    title: 'Ticket {{number}}: o prazo esgota-se',
    text: '«{{subject}}», até {{at}}.',
  },
} satisfies NoticeWordsOf<'tickets'>
