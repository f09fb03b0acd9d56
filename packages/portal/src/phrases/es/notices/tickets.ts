import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const tickets = {
  origin: 'Tickets',
  escalated: {
    kind: 'El plazo de un ticket se agota',
    title: 'Ticket {{number}}: el plazo se agota',
    text: '«{{subject}}», hasta {{at}}.',
  },
  assigned: {
    kind: 'Me asignan un ticket',
    title: '{{person}} le ha asignado un ticket',
    text: '«{{ticket}}»',
  },
  assignedMany: {
    kind: 'Me asignan varios tickets a la vez',
    title: '{{person}} le ha asignado varios tickets',
    text: 'Tickets: {{count}}',
  },
  answered: {
    kind: 'Alguien escribe en un ticket mío',
    title: '{{person}} ha escrito en un ticket',
    text: '«{{ticket}}»',
  },
  resumed: {
    kind: 'Termina la espera de un ticket mío',
    title: 'Ha terminado la espera de un ticket',
    text: '«{{ticket}}»',
  },
  undelivered: {
    kind: 'Una respuesta mía no llega',
    title: 'Una respuesta no ha llegado a {{address}}',
    text: '«{{ticket}}»',
  },
} satisfies NoticeWordsOf<'tickets'>
