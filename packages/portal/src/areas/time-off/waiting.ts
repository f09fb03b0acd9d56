import type { AbsenceState } from '@portal/sdk'
import {
  absences,
  operationVacations,
  teleworkAgreements,
  vacationRequests,
  workdayAdaptations,
} from '@portal/sdk/intranet'
import { waiting } from '#patterns/waiting/waiting.ts'

/** The states in which a proof is waited for, in time or not. */
export const unproved = ['communicated', 'awaiting_proof', 'not_justified'] as const

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

/** Absences that wait for one's own decision. */
export const useAbsencesToDecide = waiting({
  family: absences,
  ask: ({ index }) => index,
  with: [{ waiting: true, perPage: 1 }],
  count: ({ meta }) => meta.totalCount,
  anyOf: ['SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO'],
})

/** One's own absences that wait for their proof. */
export const useOwnProofs = waiting({
  family: absences,
  ask: ({ index }) => index,
  with: (employeeId): [{ employeeId: string; selectedState: AbsenceState[]; perPage: number }] => [
    { employeeId, selectedState: [...unproved], perPage: 1 },
  ],
  count: ({ meta }) => meta.totalCount,
  anyOf: ['AUSENCIAS'],
})

/** Adaptations of the working day that somebody has asked for, and that run into their deadline. */
export const useAdaptationsToAnswer = waiting({
  family: workdayAdaptations,
  ask: ({ index }) => index,
  with: [{ state: 'asked', perPage: 100 }],
  count: ({ data }) => data.filter(({ canAnswer }) => canAnswer).length,
  anyOf: ['SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO'],
})

/** Requests of vacation plans that wait for one's own decision. */
export const useOperationsToDecide = waiting({
  family: operationVacations,
  ask: ({ index }) => index,
  with: [{ waiting: true, perPage: 1 }],
  count: ({ meta }) => meta.totalCount,
  anyOf: ['GESTIONAR_VACACIONES_OP_VER'],
})
