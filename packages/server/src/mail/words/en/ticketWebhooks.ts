import type { LettersOf } from '#mail/words/letters.ts'

export const ticketWebhooks = {
  switchedOff: {
    subject: 'The webhook “{{webhook}}” was switched off',
    lines: [
      'What was sent to the webhook “{{webhook}}” does not arrive ({{failure}}), so it was switched off. What waits is sent once you switch it on again.',
    ],
    action: 'See the webhooks',
  },
} satisfies LettersOf<'ticketWebhooks'>
