import { operationVacations, vacationRequests } from '@portal/sdk/intranet'
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

/** Requests of vacation plans that wait for one's own decision. */
export const useOperationsToDecide = waiting({
  family: operationVacations,
  ask: ({ index }) => index,
  with: [{ waiting: true, perPage: 1 }],
  count: ({ meta }) => meta.totalCount,
  anyOf: ['GESTIONAR_VACACIONES_OP_VER'],
})

export const waitingOfTimeOff = {
  '/admin/solicitudes': useWaitingRequests,
  '/admin/vacaciones/vacacionesEmpleados': useVacationsToDecide,
  '/admin/manageVacationOp/manageVacationOp': useOperationsToDecide,
} satisfies AreaWaiting<'time-off'>
