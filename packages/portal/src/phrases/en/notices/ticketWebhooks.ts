import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const ticketWebhooks = {
  origin: 'Ticket webhooks',
  switchedOff: {
    kind: 'A ticket webhook is switched off',
    title: 'The webhook “{{webhook}}” was switched off',
    text: 'Nothing that was sent to it has arrived: {{failure}}. What waits is sent once you switch it on again.',
  },
} satisfies NoticeWordsOf<'ticketWebhooks'>
