import { heldFamily, holdAll, inTurn } from '#decisions/held-family.ts'
import { checkDecision, done, labelOf } from './absence-acts.ts'
import { looking } from './absence-reach.ts'
import { among } from './absences.queries.ts'

const permissions = new Set(['SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO', 'REPORTES_TODOS'])

const held = heldFamily({
  ...{ family: 'absences', act: 'absences.decide', settle: inTurn(done), among, labelOf },
  deciderOf: ({ user, clock }) => looking({ user: { id: user.id, permissions }, clock }),
})

/** Decisions on absences that can be undone for a moment. */
export const { release: releaseAbsences } = held

/** Applies them unless they were undone. */
export const heldAbsenceJob = held.job

export const holdAbsences = holdAll(held, checkDecision)
