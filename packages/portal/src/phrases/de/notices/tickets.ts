import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const tickets = {
  origin: 'Tickets',
  escalated: {
    kind: 'Die Frist eines Tickets läuft ab',
    title: 'Ticket {{number}}: Die Frist läuft ab',
    text: '„{{subject}}“, bis {{at}}.',
  },
  assigned: {
    kind: 'Mir wird ein Ticket zugewiesen',
    title: '{{person}} hat Ihnen ein Ticket zugewiesen',
    text: '„{{ticket}}“',
  },
  assignedMany: {
    kind: 'Mir werden mehrere Tickets zugleich zugewiesen',
    title: '{{person}} hat Ihnen mehrere Tickets zugewiesen',
    text: 'Tickets: {{count}}',
  },
  answered: {
    kind: 'Jemand schreibt zu einem Ticket von mir',
    title: '{{person}} hat zu einem Ticket geschrieben',
    text: '„{{ticket}}“',
  },
  resumed: {
    kind: 'Ein Ticket von mir wartet nicht mehr',
    title: 'Ein Ticket wartet nicht mehr',
    text: '„{{ticket}}“',
  },
  undelivered: {
    kind: 'Eine Antwort von mir kommt nicht an',
    title: 'Eine Antwort hat {{address}} nicht erreicht',
    text: '„{{ticket}}“',
  },
} satisfies NoticeWordsOf<'tickets'>
