import type { AbsenceState } from '@portal/sdk'
import {
  absences,
  operationVacations,
  teleworkAgreements,
  vacationRequests,
  workdayAdaptations,
} from '@portal/sdk/intranet'
import { waiting } from '#patterns/waiting/waiting.ts'

/** The states in which a proof is missing, in time or late. */
export const unproved = ['communicated', 'awaiting_proof', 'not_justified'] as const

/** Requests for vacation, or its cancellation, that wait for the person's decision. */
export const useVacationsToDecide = waiting({
  family: vacationRequests,
  ask: ({ index }) => index,
  with: [{ waiting: true, perPage: 1 }],
  count: ({ meta }) => meta.totalCount,
  anyOf: ['VACACIONES_CAMBIAR_ESTADO'],
})

/** A telework agreement that waits for the person's signature. */
export const useOwnTelework = waiting({
  family: teleworkAgreements,
  ask: ({ index }) => index,
  with: [{ waiting: true, perPage: 1 }],
  count: ({ meta }) => meta.totalCount,
  anyOf: ['VER_DASHBOARD'],
})

/** Absences that wait for the person's decision. */
export const useAbsencesToDecide = waiting({
  family: absences,
  ask: ({ index }) => index,
  with: [{ waiting: true, perPage: 1 }],
  count: ({ meta }) => meta.totalCount,
  anyOf: ['SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO'],
})

/** The person's absences without their proof. */
export const useOwnProofs = waiting({
  family: absences,
  ask: ({ index }) => index,
  with: (employeeId): [{ employeeId: string; selectedState: AbsenceState[]; perPage: number }] => [
    { employeeId, selectedState: [...unproved], perPage: 1 },
  ],
  count: ({ meta }) => meta.totalCount,
  anyOf: ['AUSENCIAS'],
})

/** Pending requests for adaptations of the working day, which have a legal deadline. */
export const useAdaptationsToAnswer = waiting({
  family: workdayAdaptations,
  ask: ({ index }) => index,
  with: [{ state: 'asked', perPage: 100 }],
  count: ({ data }) => data.filter(({ canAnswer }) => canAnswer).length,
  anyOf: ['SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO'],
})

/** Requests of vacation plans that wait for the person's decision. */
export const useOperationsToDecide = waiting({
  family: operationVacations,
  ask: ({ index }) => index,
  with: [{ waiting: true, perPage: 1 }],
  count: ({ meta }) => meta.totalCount,
  anyOf: ['GESTIONAR_VACACIONES_OP_VER'],
})
