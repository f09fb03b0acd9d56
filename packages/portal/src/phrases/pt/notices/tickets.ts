import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const tickets = {
  origin: 'Tickets',
  escalated: {
    kind: 'O prazo de um ticket esgota-se',
    title: 'Ticket {{number}}: o prazo esgota-se',
    text: '«{{subject}}», até {{at}}.',
  },
  assigned: {
    kind: 'É-me atribuído um ticket',
    title: '{{person}} atribuiu-lhe um ticket',
    text: '«{{ticket}}»',
  },
  assignedMany: {
    kind: 'São-me atribuídos vários tickets de uma vez',
    title: '{{person}} atribuiu-lhe vários tickets',
    text: 'Tickets: {{count}}',
  },
  answered: {
    kind: 'Alguém escreve num ticket meu',
    title: '{{person}} escreveu num ticket',
    text: '«{{ticket}}»',
  },
  resumed: {
    kind: 'Termina a espera de um ticket meu',
    title: 'Terminou a espera de um ticket',
    text: '«{{ticket}}»',
  },
  undelivered: {
    kind: 'Uma resposta minha não chega',
    title: 'Uma resposta não chegou a {{address}}',
    text: '«{{ticket}}»',
  },
} satisfies NoticeWordsOf<'tickets'>
