import { conflict, refuse } from '#contract/refuse.ts'
import { daysAfter } from '#db/day.ts'
import type { ApprovalStage, StoredVacationState, VacationKind, VacationRules } from '#db/schema/vacations.ts'

type RequestStatus = { state: StoredVacationState; stage: ApprovalStage | null }
/** Of a vacation that has begun only the days after a last day are returned. */
type Begun = { hasBegun: boolean; lastDay: string | null }
type Deciding = RequestStatus & Begun & { stages: readonly ApprovalStage[] }
/** The new state, and the effect on buckets. */
export type Becomes = RequestStatus & { moves: 'spend' | 'return' | 'shorten' | 'nothing' }

/** The deciders of a request: without coordinators HR decides alone. */
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

/** When HR may decide instead of the coordinators: at once without any. */
export function escalation(stage: ApprovalStage | null, { rules, isNear, now }: Near): Date | null {
  if (stage !== 'coordinator' || !isNear || rules === null) return null
  return new Date(now.getTime() + rules.escalationDays * dayMs)
}

/** The state after a stage approves: the next stage, or approval. */
export function approved({ state, stage, stages, ...begun }: Deciding): Becomes {
  if (stage === null) return conflict('invalid', 'state')
  if (state === 'cancellation_requested') return cancelled(begun)
  const next = stages[stages.indexOf(stage) + 1]
  if (next !== undefined) return { state: 'preapproved', stage: next, moves: 'nothing' }
  return { state: 'approved', stage: null, moves: 'spend' }
}

/** The next state of a vacation whose pending change is approved. */
export function cancelled({ hasBegun, lastDay }: Begun): Becomes {
  if (lastDay !== null) return { state: 'approved', stage: null, moves: 'shorten' }
  if (hasBegun) conflict('invalid', 'state')
  return { state: 'cancelled', stage: null, moves: 'return' }
}

/** A rejected cancellation leaves the vacation unchanged. */
export function rejected({ state, stage }: RequestStatus): Becomes {
  if (stage === null) return conflict('invalid', 'state')
  return {
    state: state === 'cancellation_requested' ? 'approved' : 'rejected',
    stage: null,
    moves: 'nothing',
  }
}

export function withdrawn({ state }: RequestStatus): Becomes {
  if (!['draft', 'pending', 'waiting', 'preapproved'].includes(state)) conflict('invalid', 'state')
  return { state: 'withdrawn', stage: null, moves: 'nothing' }
}

export function cancelling({ state, stages, hasBegun }: Deciding): Becomes {
  if (state !== 'approved' || hasBegun) conflict('invalid', 'state')
  return { state: 'cancellation_requested', stage: stages.at(-1) ?? 'hr', moves: 'nothing' }
}

export function cancelledByCompany({ state, hasBegun }: Pick<Deciding, 'state' | 'hasBegun'>): Becomes {
  if (hasBegun || (state !== 'approved' && state !== 'cancellation_requested')) conflict('invalid', 'state')
  return { state: 'cancelled_by_company', stage: null, moves: 'return' }
}

type Ending = Pick<Deciding, 'state' | 'stages' | 'hasBegun'> & { startsOn: string; endsOn: string }

/** A requested early end is pending like a cancellation. */
export function endingEarly(row: Ending, lastDay: string, today: string): Becomes {
  checkLastDay(row, lastDay, today)
  return { state: 'cancellation_requested', stage: row.stages.at(-1) ?? 'hr', moves: 'nothing' }
}

export function endedEarly(row: Ending, lastDay: string, today: string): Becomes {
  checkLastDay(row, lastDay, today)
  return { state: 'approved', stage: null, moves: 'shorten' }
}

/** The last day of an early end must be after the first day and not in the past. */
function checkLastDay({ state, hasBegun, startsOn, endsOn }: Ending, lastDay: string, today: string): void {
  if (state !== 'approved' || !hasBegun || endsOn < today) conflict('invalid', 'state')
  const yesterday = daysAfter(today, -1)
  const first = startsOn > yesterday ? startsOn : yesterday
  if (lastDay < first) refuse('greater_than', 'lastDay', { value: first })
  if (lastDay >= endsOn) refuse('less_than', 'lastDay', { value: daysAfter(endsOn, -1) })
}

/** The displayed state: an approved one counts as enjoyed after its last day. */
export const shownState = (
  { state, endsOn }: { state: StoredVacationState; endsOn: string },
  today: string,
): StoredVacationState | 'enjoyed' => (state === 'approved' && endsOn < today ? 'enjoyed' : state)
