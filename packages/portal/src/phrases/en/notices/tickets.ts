import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const tickets = {
  origin: 'Tickets',
  escalated: {
    kind: 'The term of a ticket runs out',
    title: 'Ticket {{number}}: the term runs out',
    text: '“{{subject}}”, due at {{at}}.',
  },
  assigned: {
    kind: 'A ticket is assigned to me',
    title: '{{person}} has assigned a ticket to you',
    text: '“{{ticket}}”',
  },
  assignedMany: {
    kind: 'Several tickets are assigned to me at once',
    title: '{{person}} has assigned several tickets to you',
    text: 'Tickets: {{count}}',
  },
  answered: {
    kind: 'Somebody writes to a ticket of mine',
    title: '{{person}} has written to a ticket',
    text: '“{{ticket}}”',
  },
  resumed: {
    kind: 'A ticket of mine stops waiting',
    title: 'A ticket has stopped waiting',
    text: '“{{ticket}}”',
  },
  undelivered: {
    kind: 'A reply of mine does not arrive',
    title: 'A reply has not reached {{address}}',
    text: '“{{ticket}}”',
  },
} satisfies NoticeWordsOf<'tickets'>
