import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const ticketWebhooks = {
  origin: 'Webhooks der Tickets',
  switchedOff: {
    kind: 'Ein Webhook wird abgeschaltet',
    title: 'Der Webhook „{{webhook}}“ wurde abgeschaltet',
    text: 'Nichts ist angekommen: {{failure}}. Was wartet, wird gesendet, sobald Sie ihn wieder einschalten.',
  },
} satisfies NoticeWordsOf<'ticketWebhooks'>
