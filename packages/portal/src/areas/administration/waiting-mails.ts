import { undeliveredMails } from '@portal/sdk/main'
import { waiting } from '#patterns/waiting/waiting.ts'

/** Undelivered emails that need attention. */
export const useWaitingMails = waiting({
  family: undeliveredMails,
  ask: ({ index }) => index,
  with: [{ perPage: 1 }],
  count: ({ meta }) => meta.totalCount,
  anyOf: ['USUARIOS_EDITAR'],
})
