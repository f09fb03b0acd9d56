import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const tickets = {
  origin: 'Tickets',
  escalated: {
    kind: 'The term of a ticket runs out',
    title: 'Ticket {{number}}: the term runs out',
    text: '“{{subject}}”, due at {{at}}.',
  },
} satisfies NoticeWordsOf<'tickets'>
