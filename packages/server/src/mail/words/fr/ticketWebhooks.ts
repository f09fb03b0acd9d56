import type { LettersOf } from '#mail/words/letters.ts'

export const ticketWebhooks = {
  switchedOff: {
    subject: 'Le webhook « {{webhook}} » a été désactivé',
    lines: [
      'Ce qui est envoyé au webhook « {{webhook}} » n’arrive pas ({{failure}}) : il a été désactivé. Ce qui attend sera envoyé dès que vous le réactiverez.',
    ],
    action: 'Voir les webhooks',
  },
} satisfies LettersOf<'ticketWebhooks'>
