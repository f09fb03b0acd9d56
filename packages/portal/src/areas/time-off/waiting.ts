import { teleworkAgreements, vacationRequests } from '@portal/sdk/intranet'
import { useWaitingRequests } from '#patterns/waiting/sources.ts'
import { type AreaWaiting, waiting } from '#patterns/waiting/waiting.ts'

/** Requests for vacation, or for its cancellation, that wait for one's own decision. */
export const useVacationsToDecide = waiting({
  family: vacationRequests,
  ask: ({ index }) => index,
  with: [{ waiting: true, perPage: 1 }],
  count: ({ meta }) => meta.totalCount,
  anyOf: ['VACACIONES_CAMBIAR_ESTADO'],
})

/** A telework agreement that waits for one's own signature. */
export const useOwnTelework = waiting({
  family: teleworkAgreements,
  ask: ({ index }) => index,
  with: [{ waiting: true, perPage: 1 }],
  count: ({ meta }) => meta.totalCount,
  anyOf: ['VER_DASHBOARD'],
})

export const waitingOfTimeOff = {
  '/admin/solicitudes': useWaitingRequests,
  '/admin/teletrabajo/teletrabajoEmpleados': useOwnTelework,
  '/admin/vacaciones/vacacionesEmpleados': useVacationsToDecide,
} satisfies AreaWaiting<'time-off'>
