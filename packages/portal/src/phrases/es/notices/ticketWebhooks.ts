import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const ticketWebhooks = {
  origin: 'Webhooks de tickets',
  switchedOff: {
    kind: 'Un webhook de tickets se desactiva',
    title: 'El webhook «{{webhook}}» se ha desactivado',
    text: 'Nada de lo que se le enviaba ha llegado: {{failure}}. Lo que espera se enviará cuando lo vuelva a activar.',
  },
} satisfies NoticeWordsOf<'ticketWebhooks'>
