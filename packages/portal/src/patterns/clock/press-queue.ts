import { dropPress, type KeptPress, keptPresses } from './kept-presses.ts'
import { isRefusal, standsOf, stateAfter } from './press-failures.ts'

/** How what was kept is sent, and who is told of it. */
export interface Sending {
  readonly userId: string
  /** Whether the session still is that of the person: what one pressed is never sent as another. */
  readonly isOwn: () => boolean
  readonly send: (press: KeptPress) => Promise<unknown>
  readonly onSent: (press: KeptPress) => void
  readonly onRefused: (press: KeptPress, failure: unknown) => void
}

/**
 * Sends what was kept, in order. It stops at the first that could not be sent: that and all behind it stay. What was
 * refused is dropped and told, unless the refusal says that it was taken before.
 */
export async function sendKept({ userId, isOwn, send, onSent, onRefused }: Sending): Promise<void> {
  for (;;) {
    const [press] = keptPresses(userId)
    if (press === undefined || !isOwn()) return
    try {
      await send(press)
      dropPress(userId, press.id)
      onSent(press)
    } catch (failure) {
      if (!isRefusal(failure)) return
      dropPress(userId, press.id)
      if (standsOf(failure) !== stateAfter[press.input.kind]) onRefused(press, failure)
    }
  }
}

const turns = new Map<string, Promise<unknown>>()

/** One after the other, whatever tab: no press overtakes one that was kept before it, and none is sent twice. */
export function inTurn<Result>(userId: string, run: () => Promise<Result>): Promise<Result> {
  // Browsers lend locks to secure pages only.
  if ('locks' in navigator) return navigator.locks.request(`portal.clock.${userId}`, run)
  const turn = (turns.get(userId) ?? Promise.resolve()).then(run, run)
  turns.set(userId, turn)
  return turn
}
