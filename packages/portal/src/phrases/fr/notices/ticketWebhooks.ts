import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const ticketWebhooks = {
  origin: 'Webhooks des tickets',
  switchedOff: {
    kind: 'Un webhook est désactivé',
    title: 'Le webhook « {{webhook}} » a été désactivé',
    text: 'Rien n’est arrivé : {{failure}}. Ce qui attend sera envoyé dès que vous le réactiverez.',
  },
} satisfies NoticeWordsOf<'ticketWebhooks'>
