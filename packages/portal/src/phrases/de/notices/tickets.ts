import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const tickets = {
  origin: 'Tickets',
  escalated: {
    kind: 'Die Frist eines Tickets läuft ab',
    title: 'Ticket {{number}}: Die Frist läuft ab',
    text: '„{{subject}}“, bis {{at}}.',
  },
} satisfies NoticeWordsOf<'tickets'>
