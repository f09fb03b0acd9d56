import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const tickets = {
  origin: 'Tickets',
  escalated: {
    kind: 'El plazo de un ticket se agota',
    title: 'Ticket {{number}}: el plazo se agota',
    text: '«{{subject}}», hasta {{at}}.',
  },
} satisfies NoticeWordsOf<'tickets'>
