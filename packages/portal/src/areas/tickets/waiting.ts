import { incidents } from '@portal/sdk/main'
import { waiting } from '#patterns/waiting/waiting.ts'

/** Incidents that nobody is working on yet. */
export const useWaitingIncidents = waiting({
  family: incidents,
  ask: ({ index }) => index,
  with: [{ state: ['open'], perPage: 1 }],
  count: ({ meta }) => meta.totalCount,
  anyOf: ['INCIDENCIAS_GESTIONAR'],
})
