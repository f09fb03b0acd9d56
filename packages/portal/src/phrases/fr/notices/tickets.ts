import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const tickets = {
  origin: 'Tickets',
  escalated: {
    kind: 'Le délai d’un ticket expire',
    title: 'Ticket {{number}} : le délai expire',
    text: '« {{subject}} », avant {{at}}.',
  },
  assigned: {
    kind: 'On me confie un ticket',
    title: '{{person}} vous a confié un ticket',
    text: '« {{ticket}} »',
  },
  assignedMany: {
    kind: 'On me confie plusieurs tickets à la fois',
    title: '{{person}} vous a confié plusieurs tickets',
    text: 'Tickets : {{count}}',
  },
  answered: {
    kind: 'Quelqu’un écrit dans un de mes tickets',
    title: '{{person}} a écrit dans un ticket',
    text: '« {{ticket}} »',
  },
  resumed: {
    kind: 'L’attente d’un de mes tickets prend fin',
    title: 'L’attente d’un ticket a pris fin',
    text: '« {{ticket}} »',
  },
  undelivered: {
    kind: 'Une de mes réponses n’arrive pas',
    title: 'Une réponse n’est pas arrivée à {{address}}',
    text: '« {{ticket}} »',
  },
} satisfies NoticeWordsOf<'tickets'>
