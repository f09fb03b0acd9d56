import type { LogNotes } from '#audit/log-notes.ts'

export const ticketWebhooksLog: LogNotes<'ticketWebhooks'> = {
  family: 'ticketWebhooks',
  withoutValues: {
    ping: 'it only sends a message, and its list says what came of it',
    redeliver: 'it sends the same message again, and its list says what came of it',
  },
}
