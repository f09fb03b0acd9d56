import { type CallOptions, type ClockPress, webLock } from '@portal/sdk'
import { dropPress, isFresh, queuedPresses, leavePress } from './queued-presses.ts'
import type { QueuedPress, Pressed } from './queued-press.ts'
import { isRefusal, isTakenBefore, stateIn, stateAfter, unsentError } from './press-failures.ts'

/** How stored entries are sent, and the listener for results. */
export interface Sending<Answer> {
  readonly userId: string
  /** Whether the session still belongs to the person: entries are never sent as somebody else. */
  readonly isOwn: () => boolean
  readonly send: (input: ClockPress, options: CallOptions) => Promise<Answer>
  readonly onSent: (press: QueuedPress) => void
  /** The server already had it: displayed data is stale. */
  readonly onTaken: () => void
  readonly onRefused: (press: QueuedPress, failure: unknown) => void
  /** The message for an entry that could neither be stored nor sent. */
  readonly unsent: () => string
}

/**
 * Sends pending entries in order, each with its time, because the server may or may not have received it. It stops at
 * the first failure: that one and all later ones stay. A refused one is removed and reported, unless the refusal says
 * that it was accepted before. Entries that this page is about to send itself are skipped.
 */
export async function sendQueued<Answer>(sending: Sending<Answer>): Promise<void> {
  const { userId, isOwn, send, onSent, onTaken, onRefused } = sending
  for (;;) {
    const [press] = queuedPresses(userId)
    if (press === undefined || isFresh(press) || !isOwn()) return
    const { id, input, at } = press
    try {
      await send({ ...input, at, isOffline: true }, optionsOf(id))
      dropPress(userId, id)
      onSent(press)
    } catch (failure) {
      if (!isRefusal(failure)) return void leavePress(userId, press)
      dropPress(userId, id)
      if (isTakenBefore(failure) || stateIn(failure) === stateAfter[input.kind]) onTaken()
      else onRefused(press, failure)
    }
  }
}

/**
 * Sends an entry that was just stored, after all pending ones: it counts from its arrival. `kept` when it has to wait
 * itself, and `taken` when the server already had it. A refusal is thrown, and the entry removed. One that was
 * removed meanwhile is still sent: its key makes that idempotent.
 */
export async function sendFresh<Answer>(
  sending: Sending<Answer>,
  press: QueuedPress,
): Promise<Answer | 'kept' | 'taken'> {
  const { userId, isOwn, send } = sending
  const { id, input } = press
  await sendQueued(sending)
  const [first = press] = queuedPresses(userId)
  if (!isOwn() || first.id !== id) return later(sending, press)
  try {
    const answer = await send(input, optionsOf(id))
    dropPress(userId, id)
    return answer
  } catch (failure) {
    if (!isRefusal(failure)) return later(sending, press, failure)
    dropPress(userId, id)
    if (isTakenBefore(failure)) return 'taken'
    throw failure
  }
}

/** A press that could not be stored is reported as not sent: it will not be retried. */
function later<Answer>({ userId, unsent }: Sending<Answer>, press: QueuedPress, failure?: unknown): 'kept' {
  if (leavePress(userId, press)) return 'kept'
  throw failure instanceof Error ? failure : unsentError(unsent())
}

/** Sends an entry that the browser could not store, if nothing is pending before it; errors are thrown. */
export async function sendDirectly<Answer>(sending: Sending<Answer>, input: Pressed): Promise<Answer> {
  const { userId, isOwn, send, unsent } = sending
  await sendQueued(sending)
  if (!isOwn() || queuedPresses(userId).length > 0) throw unsentError(unsent())
  return send(input, optionsOf(crypto.randomUUID()))
}

/** The lock timeout. */
const turnMs = 20_000
/** The request deadline, shorter than the lock timeout, including a session renewal. */
const sendMs = turnMs / 2

const optionsOf = (id: string): CallOptions => ({ idempotencyKey: id, deadline: sendMs, maxRetries: 0 })

/**
 * Serialized across tabs, so that no entry overtakes an earlier one. A lock that is never released is ignored: then
 * an entry may be sent twice, which its key makes harmless.
 */
export const inTurn = <Result>(userId: string, run: () => Promise<Result>): Promise<Result> =>
  webLock(`portal.clock.${userId}`, turnMs, run)
