import type { ActivationState } from '@portal/sdk/contract'
import { type FieldErrors, refuseAll } from '#contract/refuse.ts'

/** How long an agent holds a record before it goes back to the queue: longer than any call that ends well. */
export const leaseMs = 30 * 60_000
/** How long after its time an agreed call waits for its own agent alone. */
export const overdueMs = 15 * 60_000
const yearMs = 366 * 86_400_000
const minuteMs = 60_000

export type FinalState = {
  category: 'useful_positive' | 'useful_negative' | 'not_useful' | 'callback'
  needsDate: boolean
  needsComment: boolean
  recycleAfterMinutes: number | null
  maxAttempts: number | null
}
export type Finish = { callbackAt?: string | null; notes?: string | null }

/** What the final state asks for, and all that is wrong with it. */
export function checkFinish(final: FinalState, { callbackAt = null, notes = null }: Finish, now: Date): void {
  const errors: FieldErrors = {}
  if (final.needsDate && callbackAt === null) errors.callbackAt = [{ error: 'blank' }]
  if (final.needsComment && (notes ?? '').trim() === '') errors.notes = [{ error: 'blank' }]
  if (callbackAt !== null && !isAhead(new Date(callbackAt), now)) errors.callbackAt = [{ error: 'invalid' }]
  refuseAll(errors)
}

const isAhead = (at: Date, now: Date): boolean =>
  at.getTime() > now.getTime() && at.getTime() - now.getTime() <= yearMs

export type Resting = { state: 'resting'; dueAt: Date; isOwn: boolean }
export type Outcome = Resting | { state: 'done'; dueAt: null; isOwn: false }

/**
 * What becomes of a record after an attempt, which `attempts` counts already: it rests until a call that was agreed, or as long
 * as its final state says, while neither the final state's attempts nor those of the activation are used up, and the activation goes on.
 */
export function outcomeOf(
  final: FinalState,
  { callbackAt = null }: Finish,
  {
    attempts,
    maxAttempts,
    isOver,
    now,
  }: { attempts: number; maxAttempts: number; isOver: boolean; now: Date },
): Outcome {
  const most = Math.min(maxAttempts, final.maxAttempts ?? maxAttempts)
  if (isOver || attempts >= most) return { state: 'done', dueAt: null, isOwn: false }
  if (final.category === 'callback' && callbackAt !== null)
    return { state: 'resting', dueAt: new Date(callbackAt), isOwn: true }
  if (final.recycleAfterMinutes === null) return { state: 'done', dueAt: null, isOwn: false }
  return {
    state: 'resting',
    dueAt: new Date(now.getTime() + final.recycleAfterMinutes * minuteMs),
    isOwn: false,
  }
}

type Held = {
  activationState: ActivationState
  dueAt: Date | null
  isCallback: boolean
  agentId: string | null
}

/** Whether an activation serves no more, for good. */
export const isOver = (state: ActivationState): boolean => state === 'exhausted' || state === 'replaced'

/** Where a record goes that its agent hands back: to where it came from, as long as its activation is there. */
export function releasedTo({ activationState, dueAt, isCallback, agentId }: Held) {
  const state = dueAt === null ? ('queued' as const) : ('resting' as const)
  return {
    state: isOver(activationState) ? ('withdrawn' as const) : state,
    agentId: isCallback ? agentId : null,
    leaseId: null,
    leaseUntil: null,
  }
}
