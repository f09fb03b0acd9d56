import { undeliveredMails } from '@portal/sdk/main'
import { waiting } from '#patterns/waiting/waiting.ts'

/** Mails that could not be delivered and wait for somebody. */
export const useWaitingMails = waiting({
  family: undeliveredMails,
  ask: ({ index }) => index,
  with: [{ perPage: 1 }],
  count: ({ meta }) => meta.totalCount,
  anyOf: ['USUARIOS_EDITAR'],
})
