import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const ticketWebhooks = {
  origin: 'Webhooks de tickets',
  switchedOff: {
    kind: 'Um webhook de tickets é desativado',
    title: 'O webhook «{{webhook}}» foi desativado',
    text: 'Nada do que se lhe enviava chegou: {{failure}}. O que aguarda será enviado quando o voltar a ativar.',
  },
} satisfies NoticeWordsOf<'ticketWebhooks'>
