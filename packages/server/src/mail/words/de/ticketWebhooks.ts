import type { LettersOf } from '#mail/words/letters.ts'

export const ticketWebhooks = {
  switchedOff: {
    subject: 'Der Webhook „{{webhook}}“ wurde abgeschaltet',
    lines: [
      'Was an den Webhook „{{webhook}}“ gesendet wird, kommt nicht an ({{failure}}). Er wurde abgeschaltet; was wartet, wird gesendet, sobald Sie ihn wieder einschalten.',
    ],
    action: 'Webhooks ansehen',
  },
} satisfies LettersOf<'ticketWebhooks'>
