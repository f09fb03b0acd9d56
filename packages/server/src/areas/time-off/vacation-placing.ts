import type { Context } from '#contract/handlers.ts'
import type { PendingReason } from '#db/schema/vacation-plans.ts'
import type { ApprovalStage, StoredVacationState } from '#db/schema/vacations.ts'
import { together } from '#db/pipelined.ts'
import { lockDates } from '#vacations/plan-facts.queries.ts'
import { planTried, refusedByPlan, type Under } from './vacation-plan-trial.ts'
import type { Alone } from './vacation-preview.ts'
import { refuseBroken } from './vacation-refusals.ts'
import { nextTurn } from './vacation-requests.queries.ts'

export type Flow = { state: StoredVacationState; stage: ApprovalStage | null; escalatesAt: Date | null }

/** The status of a request in its person's plan. */
export type Placement = {
  pendingReason: PendingReason | null
  hasPlace: boolean
  autoApproved: boolean
  waitingOrder: string | null
  answerBy: string | null
}

/** Initially, before the plan is applied. */
export const unplaced: Placement = {
  ...{ pendingReason: null, hasPlace: false, autoApproved: false },
  ...{ waitingOrder: null, answerBy: null },
}

/**
 * What a plan makes of a pending request. From here on requests for the same dates wait until this transaction ends,
 * so that everything else is read before.
 */
export async function placed(
  { db }: Pick<Context, 'db'>,
  { waits, attempt, under }: { waits: Flow; attempt: Alone; under: Under },
): Promise<Flow & Placement> {
  const dates = attempt.asked.days.map(({ date }) => date)
  // In this order: the facts are read under the lock.
  const [, planned, next] = await together(
    lockDates(db, under.plan.id, dates),
    planTried(db, attempt, under),
    nextTurn(db),
  )
  refuseBroken(refusedByPlan(planned))
  const { outcome, reason: pendingReason, hasPlace, period } = planned.verdict
  const turn = under.keepsPlace === true ? attempt.before?.waitingOrder : null
  return {
    ...flowOf(outcome, waits),
    ...{ pendingReason, hasPlace, autoApproved: outcome === 'approved' },
    ...{ waitingOrder: turn ?? next, answerBy: period?.answerBy ?? null },
  }
}

/** An approved request and one on the waiting list need no decision. */
const flowOf = (outcome: string, { state, stage, escalatesAt }: Flow): Flow =>
  outcome === 'approved' || outcome === 'waiting'
    ? { state: outcome, stage: null, escalatesAt: null }
    : { state, stage, escalatesAt }
