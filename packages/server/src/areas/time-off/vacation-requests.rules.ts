import { conflict } from '#contract/refuse.ts'
import type { ApprovalStage, StoredVacationState, VacationKind, VacationRules } from '#db/schema/vacations.ts'

type Standing = { state: StoredVacationState; stage: ApprovalStage | null }
/** Of vacation that has begun nothing returns: some of it has been enjoyed. */
type Begun = { hasBegun: boolean }
type Deciding = Standing & Begun & { stages: readonly ApprovalStage[] }
/** What becomes of it, and of the buckets. */
export type Becomes = Standing & { moves: 'spend' | 'return' | 'nothing' }

/** Who decides on what was asked for: without anybody who coordinates the person HR does it alone. */
export function stagesOf(
  rules: Pick<VacationRules, 'stages' | 'looseStages'>,
  kind: VacationKind,
  hasCoordinator: boolean,
): ApprovalStage[] {
  const stages = (kind === 'loose' ? rules.looseStages : null) ?? rules.stages
  const held = stages.filter((stage) => stage !== 'coordinator' || hasCoordinator)
  return held.length === 0 ? [...stages] : held
}

const dayMs = 24 * 60 * 60_000
type Near = { rules: Pick<VacationRules, 'escalationDays'> | null; isNear: boolean; now: Date }

/** When HR may decide in the place of who coordinates: at once where nobody does. */
export function escalation(stage: ApprovalStage | null, { rules, isNear, now }: Near): Date | null {
  if (stage !== 'coordinator' || !isNear || rules === null) return null
  return new Date(now.getTime() + rules.escalationDays * dayMs)
}

/** What becomes of a request that a stage agrees to: the next stage, or what was asked for. */
export function approved({ state, stage, stages, hasBegun }: Deciding): Becomes {
  if (stage === null) return conflict('invalid', 'state')
  if (state === 'cancellation_requested' && hasBegun) return conflict('invalid', 'state')
  if (state === 'cancellation_requested') return { state: 'cancelled', stage: null, moves: 'return' }
  const next = stages[stages.indexOf(stage) + 1]
  if (next !== undefined) return { state: 'preapproved', stage: next, moves: 'nothing' }
  return { state: 'approved', stage: null, moves: 'spend' }
}

/** A cancellation that is refused leaves the vacation as it was. */
export function rejected({ state, stage }: Standing): Becomes {
  if (stage === null) return conflict('invalid', 'state')
  return {
    state: state === 'cancellation_requested' ? 'approved' : 'rejected',
    stage: null,
    moves: 'nothing',
  }
}

export function withdrawn({ state }: Standing): Becomes {
  if (!['draft', 'pending', 'waiting', 'preapproved'].includes(state)) conflict('invalid', 'state')
  return { state: 'withdrawn', stage: null, moves: 'nothing' }
}

export function cancelling({ state, stages, hasBegun }: Deciding): Becomes {
  if (state !== 'approved' || hasBegun) conflict('invalid', 'state')
  return { state: 'cancellation_requested', stage: stages.at(-1) ?? 'hr', moves: 'nothing' }
}

export function cancelledByCompany({ state, hasBegun }: Standing & Begun): Becomes {
  if (hasBegun || (state !== 'approved' && state !== 'cancellation_requested')) conflict('invalid', 'state')
  return { state: 'cancelled_by_company', stage: null, moves: 'return' }
}

/** The state as people see it: what is approved has been enjoyed once its last day is over. */
export const shownState = (
  { state, endsOn }: { state: StoredVacationState; endsOn: string },
  today: string,
): StoredVacationState | 'enjoyed' => (state === 'approved' && endsOn < today ? 'enjoyed' : state)
