import { conflict } from '#contract/refuse.ts'
import { daysAfter } from '#db/day.ts'
import type { AbsenceFamily, AbsenceTerms } from '#db/schema/absence-types.ts'
import type { AbsenceState, StoredAbsenceState } from '#db/schema/absences.ts'
import type { ApprovalStage } from '#db/schema/vacations.ts'

type AbsenceStatus = { state: StoredAbsenceState; stage: ApprovalStage | null }
/** The next state of an absence, and whether it replaces planned work then. */
export type Becomes = AbsenceStatus & { isInForce: boolean }
type Held = AbsenceStatus & { stages: readonly ApprovalStage[]; isRight: boolean; isInForce: boolean }

const rightFamilies: readonly AbsenceFamily[] = ['leave', 'sick_leave', 'hours_pool', 'union']

/** Whether it is a right, which is validated instead of approved: unpaid absences are requests. */
export const isRight = (family: AbsenceFamily, { pay }: Pick<AbsenceTerms, 'pay'>): boolean =>
  rightFamilies.includes(family) && pay !== 'unpaid'

const stagesBy = {
  nobody: [],
  coordinator: ['coordinator'],
  hr: ['hr'],
  coordinator_and_hr: ['coordinator', 'hr'],
} as const satisfies Record<AbsenceTerms['approver'], readonly ApprovalStage[]>

/** The deciders, in order: when nobody coordinates the person, HR decides alone. */
export function stagesOf({ approver }: Pick<AbsenceTerms, 'approver'>, hasCoordinator: boolean) {
  const stages: readonly ApprovalStage[] = stagesBy[approver]
  const held = stages.filter((stage) => stage !== 'coordinator' || hasCoordinator)
  return held.length === 0 && stages.length > 0 ? (['hr'] as const) : held
}

/** The default deadline: without one a reported absence would never be reviewed. */
const usualProofDays = 15
type Proving = Pick<AbsenceTerms, 'justification' | 'justificationDays'>

/** The deadline of the proof: this many days after the end, or after the day it is reported if that is later. */
export function proofDueOn(
  { justification, justificationDays }: Proving,
  until: string | null,
  reportedOn: string,
): string | null {
  if (justification !== 'required' || until === null) return null
  return daysAfter(reportedOn > until ? reportedOn : until, justificationDays ?? usualProofDays)
}

type Begun = {
  terms: Pick<AbsenceTerms, 'justification'>
  isRight: boolean
  hasProof: boolean
  stages: readonly ApprovalStage[]
  /** The stages that the person who enters it for somebody could decide themselves. */
  agreed: readonly ApprovalStage[]
}

/**
 * The initial state: a right is reported first and proved later, a request goes through its stages, with or without
 * proof, and without deciders it is approved automatically (AUS-2, AUS-8).
 */
export function begun({ terms, isRight: right, hasProof, stages, agreed }: Begun): Becomes {
  if (right && terms.justification === 'required' && !hasProof)
    return { state: 'communicated', stage: null, isInForce: true }
  return awaiting(
    stages.find((stage) => !agreed.includes(stage)),
    right && hasProof,
  )
}

/** A right with its proof counts while it is being reviewed; a request does not. */
function awaiting(stage: ApprovalStage | undefined, isInForce: boolean): Becomes {
  return stage === undefined
    ? { state: 'approved', stage: null, isInForce: true }
    : { state: 'in_review', stage, isInForce }
}

/** The effect of the proof: the review begins with its first stage, late or not. */
export function justified({ state, stage, stages, isRight: right, isInForce }: Held): Becomes {
  if (state === 'in_review' || state === 'approved') return { state, stage, isInForce }
  if (state !== 'communicated' && state !== 'not_justified') return conflict('invalid', 'state')
  return awaiting(stages[0], right)
}

/** The state after a stage agrees: the next stage, or approval. */
export function approved({ state, stage, stages, isInForce }: Held): Becomes {
  if (stage === null) return conflict('invalid', 'state')
  if (state === 'cancellation_requested') return { state: 'cancelled', stage: null, isInForce: false }
  return awaiting(stages[stages.indexOf(stage) + 1], isInForce)
}

/** A refused cancellation leaves the absence unchanged. */
export function rejected({ state, stage }: Held): Becomes {
  if (stage === null) return conflict('invalid', 'state')
  if (state === 'cancellation_requested') return { state: 'approved', stage: null, isInForce: true }
  return { state: 'rejected', stage: null, isInForce: false }
}

const final: readonly StoredAbsenceState[] = ['rejected', 'cancelled']

/** Withdrawal by the person: at once if nobody has approved it, otherwise with the company's consent. */
export function cancelledByPerson({ state, stages, isInForce }: Held): Becomes {
  if (state === 'communicated' || state === 'in_review')
    return { state: 'cancelled', stage: null, isInForce: false }
  if (state !== 'approved') return conflict('invalid', 'state')
  return { state: 'cancellation_requested', stage: stages.at(-1) ?? 'hr', isInForce }
}

/** Cancellation by an absence manager. */
export function cancelledByCompany({ state }: Held): Becomes {
  if (final.includes(state)) conflict('invalid', 'state')
  return { state: 'cancelled', stage: null, isInForce: false }
}

/** The effect of a missed deadline; in any other state nothing happens. */
export const expired = ({ state }: Pick<Held, 'state'>): Becomes | undefined =>
  state === 'communicated' ? { state: 'not_justified', stage: null, isInForce: false } : undefined

type Dated = { state: StoredAbsenceState; from: string; until: string | null }

/** The displayed state on a day: an approved absence begins and ends, and after the end its proof is awaited. */
export function shownState({ state, from, until }: Dated, today: string): AbsenceState {
  const isOver = until !== null && until < today
  if (state === 'communicated') return isOver ? 'awaiting_proof' : state
  if (state !== 'approved' || from > today) return state
  return isOver ? 'ended' : 'ongoing'
}
