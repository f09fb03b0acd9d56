import { conflict } from '#contract/refuse.ts'
import { daysAfter } from '#db/day.ts'
import type { AbsenceFamily, AbsenceTerms } from '#db/schema/absence-types.ts'
import type { AbsenceState, StoredAbsenceState } from '#db/schema/absences.ts'
import type { ApprovalStage } from '#db/schema/vacations.ts'

type AbsenceStatus = { state: StoredAbsenceState; stage: ApprovalStage | null }
/** What becomes of an absence, and whether it stands in the place of planned work then. */
export type Becomes = AbsenceStatus & { stands: boolean }
type Held = AbsenceStatus & { stages: readonly ApprovalStage[]; isRight: boolean; stands: boolean }

const rightFamilies: readonly AbsenceFamily[] = ['leave', 'sick_leave', 'hours_pool', 'union']

/** Whether somebody has a right to it, so that it is validated and not approved: what the company does not pay is asked for. */
export const isRight = (family: AbsenceFamily, { pay }: Pick<AbsenceTerms, 'pay'>): boolean =>
  rightFamilies.includes(family) && pay !== 'unpaid'

const stagesBy = {
  nobody: [],
  coordinator: ['coordinator'],
  hr: ['hr'],
  coordinator_and_hr: ['coordinator', 'hr'],
} as const satisfies Record<AbsenceTerms['approver'], readonly ApprovalStage[]>

/** Who decides, in order: without anybody who coordinates the person HR does it alone. */
export function stagesOf({ approver }: Pick<AbsenceTerms, 'approver'>, hasCoordinator: boolean) {
  const stages: readonly ApprovalStage[] = stagesBy[approver]
  const held = stages.filter((stage) => stage !== 'coordinator' || hasCoordinator)
  return held.length === 0 && stages.length > 0 ? (['hr'] as const) : held
}

/** What is asked for where terms say no deadline: without one nothing that was told would ever be looked at. */
const usualProofDays = 15
type Proving = Pick<AbsenceTerms, 'justification' | 'justificationDays'>

/** Until when the proof is due: so many days after the end, or after the day on which it is told where that is later. */
export function proofDueOn(
  { justification, justificationDays }: Proving,
  until: string | null,
  toldOn: string,
): string | null {
  if (justification !== 'required' || until === null) return null
  return daysAfter(toldOn > until ? toldOn : until, justificationDays ?? usualProofDays)
}

type Begun = {
  terms: Pick<AbsenceTerms, 'justification'>
  isRight: boolean
  hasProof: boolean
  stages: readonly ApprovalStage[]
  /** The stages that whoever enters it for somebody could decide themselves. */
  agreed: readonly ApprovalStage[]
}

/**
 * How an absence begins: a right is told first and proved later, what is asked for is decided on by its stages, proved or
 * not, and what nobody decides on is approved by itself (AUS-2, AUS-8).
 */
export function begun({ terms, isRight: right, hasProof, stages, agreed }: Begun): Becomes {
  if (right && terms.justification === 'required' && !hasProof)
    return { state: 'communicated', stage: null, stands: true }
  return awaiting(
    stages.find((stage) => !agreed.includes(stage)),
    right && hasProof,
  )
}

/** What is a right and has its proof stands while it is looked at; what is only asked for does not. */
function awaiting(stage: ApprovalStage | undefined, stands: boolean): Becomes {
  return stage === undefined
    ? { state: 'approved', stage: null, stands: true }
    : { state: 'in_review', stage, stands }
}

/** What the proof does: it is looked at from its first stage on, late or not. */
export function justified({ state, stage, stages, isRight: right, stands }: Held): Becomes {
  if (state === 'in_review' || state === 'approved') return { state, stage, stands }
  if (state !== 'communicated' && state !== 'not_justified') return conflict('invalid', 'state')
  return awaiting(stages[0], right)
}

/** What becomes of an absence that a stage agrees to: the next stage, or what was asked for. */
export function approved({ state, stage, stages, stands }: Held): Becomes {
  if (stage === null) return conflict('invalid', 'state')
  if (state === 'cancellation_requested') return { state: 'cancelled', stage: null, stands: false }
  return awaiting(stages[stages.indexOf(stage) + 1], stands)
}

/** A cancellation that is refused leaves the absence as it was. */
export function rejected({ state, stage }: Held): Becomes {
  if (stage === null) return conflict('invalid', 'state')
  if (state === 'cancellation_requested') return { state: 'approved', stage: null, stands: true }
  return { state: 'rejected', stage: null, stands: false }
}

const final: readonly StoredAbsenceState[] = ['rejected', 'cancelled']

/** What the person takes back: at once what nobody has approved, and otherwise when the company agrees. */
export function cancelledByPerson({ state, stages, stands }: Held): Becomes {
  if (state === 'communicated' || state === 'in_review')
    return { state: 'cancelled', stage: null, stands: false }
  if (state !== 'approved') return conflict('invalid', 'state')
  return { state: 'cancellation_requested', stage: stages.at(-1) ?? 'hr', stands }
}

/** What who manages absences cancels. */
export function cancelledByCompany({ state }: Held): Becomes {
  if (final.includes(state)) conflict('invalid', 'state')
  return { state: 'cancelled', stage: null, stands: false }
}

/** What a deadline that passes does; whatever else has become of it stays. */
export const expired = ({ state }: Pick<Held, 'state'>): Becomes | undefined =>
  state === 'communicated' ? { state: 'not_justified', stage: null, stands: false } : undefined

type Dated = { state: StoredAbsenceState; from: string; until: string | null }

/** The state as it is shown on a day: what is approved begins and ends, and a proof is waited for after the end. */
export function shownState({ state, from, until }: Dated, today: string): AbsenceState {
  const isOver = until !== null && until < today
  if (state === 'communicated') return isOver ? 'awaiting_proof' : state
  if (state !== 'approved' || from > today) return state
  return isOver ? 'ended' : 'ongoing'
}
