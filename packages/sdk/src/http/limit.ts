import type { Clock } from './clock.ts'
import { onAbort } from './wait.ts'

/** A signal that follows another signal and has a timeout of its own. */
export interface Limit {
  readonly signal: AbortSignal
  /** Sets the timeout in milliseconds, replacing an earlier one; 0 for none. */
  readonly within: (ms: number) => void
  /** Stops the timer and the following. May be called twice. */
  readonly release: () => void
}

/**
 * Creates the signal.
 *
 * @param tooLate Makes the reason it fires with when its time is up.
 */
export function limitOf(
  clock: Clock,
  parent: AbortSignal | undefined,
  tooLate: (ms: number) => Error,
): Limit {
  const controller = new AbortController()
  const { signal } = controller
  let cancel: (() => void) | undefined
  const follow = () => controller.abort(parent?.reason)
  if (parent?.aborted) follow()
  const leave = parent && onAbort(parent, follow)
  const within = (ms: number) => {
    cancel?.()
    cancel = ms > 0 ? clock.after(ms, () => controller.abort(tooLate(ms))) : undefined
  }
  return {
    signal,
    within,
    release() {
      within(0)
      leave?.()
    },
  }
}
