import { incidents } from '@portal/sdk/main'
import { type AreaWaiting, waiting } from '#patterns/waiting/waiting.ts'

/** Incidents that nobody has begun to work on. */
export const useWaitingIncidents = waiting({
  family: incidents,
  ask: ({ index }) => index,
  with: [{ state: ['open'], perPage: 1 }],
  count: ({ meta }) => meta.totalCount,
  anyOf: ['INCIDENCIAS_GESTIONAR'],
})

export const waitingTickets = { '/incidencias': useWaitingIncidents } satisfies AreaWaiting<'tickets'>
