import { type CallOptions, type ClockPress, webLock } from '@portal/sdk'
import { dropPress, isFresh, keptPresses, leavePress } from './kept-presses.ts'
import type { KeptPress, Pressed } from './kept-press.ts'
import { isRefusal, isTakenBefore, standsOf, stateAfter, unsentError } from './press-failures.ts'

/** How stored presses are sent, and the listener of the outcome. */
export interface Sending<Answer> {
  readonly userId: string
  /** Whether the session still is that of the person: what one pressed is never sent as another. */
  readonly isOwn: () => boolean
  readonly send: (input: ClockPress, options: CallOptions) => Promise<Answer>
  readonly onSent: (press: KeptPress) => void
  /** The server had it already: what is shown is old. */
  readonly onTaken: () => void
  readonly onRefused: (press: KeptPress, failure: unknown) => void
  /** Why a press that nothing keeps is not sent either, in words. */
  readonly unsent: () => string
}

/**
 * Sends what waits, in order, as of the time of each press: nobody knows whether the server has heard of it. It stops at
 * the first that could not be sent: that and all behind it stay. What was refused is dropped and told, unless the refusal
 * says that it was taken before. What this page is about to send itself is left to it.
 */
export async function sendKept<Answer>(sending: Sending<Answer>): Promise<void> {
  const { userId, isOwn, send, onSent, onTaken, onRefused } = sending
  for (;;) {
    const [press] = keptPresses(userId)
    if (press === undefined || isFresh(press) || !isOwn()) return
    const { id, input, at } = press
    try {
      await send({ ...input, at, isOffline: true }, optionsOf(id))
      dropPress(userId, id)
      onSent(press)
    } catch (failure) {
      if (!isRefusal(failure)) return void leavePress(userId, press)
      dropPress(userId, id)
      if (isTakenBefore(failure) || standsOf(failure) === stateAfter[input.kind]) onTaken()
      else onRefused(press, failure)
    }
  }
}

/**
 * Sends a press that was written down just now, behind all that waits: it counts from when it arrives. `kept` where it has
 * to wait itself, and `taken` where the server had it already. A refusal is thrown, and the press dropped. One that is
 * found no more is sent all the same: the server knows by its key whether it has it.
 */
export async function sendFresh<Answer>(
  sending: Sending<Answer>,
  press: KeptPress,
): Promise<Answer | 'kept' | 'taken'> {
  const { userId, isOwn, send } = sending
  const { id, input } = press
  await sendKept(sending)
  const [first = press] = keptPresses(userId)
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
function later<Answer>({ userId, unsent }: Sending<Answer>, press: KeptPress, failure?: unknown): 'kept' {
  if (leavePress(userId, press)) return 'kept'
  throw failure instanceof Error ? failure : unsentError(unsent())
}

/** Sends a press that the browser did not write down, where nothing waits before it; what goes wrong is thrown. */
export async function sendUnkept<Answer>(sending: Sending<Answer>, input: Pressed): Promise<Answer> {
  const { userId, isOwn, send, unsent } = sending
  await sendKept(sending)
  if (!isOwn() || keptPresses(userId).length > 0) throw unsentError(unsent())
  return send(input, optionsOf(crypto.randomUUID()))
}

/** Somebody's turn may take so long. */
const turnMs = 20_000
/** A sending ends before its turn is passed over, with the renewal of the session that it may wait for. */
const sendMs = turnMs / 2

const optionsOf = (id: string): CallOptions => ({ idempotencyKey: id, deadline: sendMs, maxRetries: 0 })

/**
 * One after the other, whatever tab: no press overtakes one that was written down before it. Where a turn never ends it is
 * passed over: a press that is on its way then may be sent by two, and its key sees to it that the server takes it once.
 */
export const inTurn = <Result>(userId: string, run: () => Promise<Result>): Promise<Result> =>
  webLock(`portal.clock.${userId}`, turnMs, run)
