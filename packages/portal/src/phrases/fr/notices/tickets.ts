import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const tickets = {
  origin: 'Tickets',
  escalated: {
    kind: 'Le délai d’un ticket expire',
    title: 'Ticket {{number}} : le délai expire',
    text: '« {{subject}} », avant {{at}}.',
  },
} satisfies NoticeWordsOf<'tickets'>
