import type { ActivationState } from '@portal/sdk/contract'
import { type FieldErrors, refuseAll } from '#contract/refuse.ts'

/** The lease of a record: longer than any successful call. */
export const leaseMs = 30 * 60_000
/** How long after its time an agreed call is reserved for its own agent. */
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

/** Validates the input that the final state requires. */
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
 * The next state of a record after an attempt, which `attempts` already counts: it rests until an agreed call, or as
 * long as its final state says, unless the attempts of the final state or of the activation are used up, or the
 * activation has ended.
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

/** Whether an activation has permanently stopped. */
export const isOver = (state: ActivationState): boolean => state === 'exhausted' || state === 'replaced'

/** Where a returned record goes: back to its previous place, while its activation exists. */
export function releasedTo({ activationState, dueAt, isCallback, agentId }: Held) {
  const state = dueAt === null ? ('queued' as const) : ('resting' as const)
  return {
    state: isOver(activationState) ? ('withdrawn' as const) : state,
    agentId: isCallback ? agentId : null,
    leaseId: null,
    leaseUntil: null,
  }
}
