import type { LettersOf } from '#mail/words/letters.ts'

export const ticketWebhooks = {
  switchedOff: {
    subject: 'El webhook «{{webhook}}» se ha desactivado',
    lines: [
      'Lo que se enviaba al webhook «{{webhook}}» no llega ({{failure}}) y se ha desactivado. Lo que espera se enviará cuando lo vuelva a activar.',
    ],
    action: 'Ver los webhooks',
  },
} satisfies LettersOf<'ticketWebhooks'>
