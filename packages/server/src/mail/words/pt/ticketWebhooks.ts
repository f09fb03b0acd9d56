import type { LettersOf } from '#mail/words/letters.ts'

export const ticketWebhooks = {
  switchedOff: {
    subject: 'O webhook «{{webhook}}» foi desativado',
    lines: [
      'O que se enviava ao webhook «{{webhook}}» não chega ({{failure}}) e ele foi desativado. O que aguarda será enviado quando o voltar a ativar.',
    ],
    action: 'Ver os webhooks',
  },
} satisfies LettersOf<'ticketWebhooks'>
