import type { Clock } from './clock.ts'
import { onAbort } from './wait.ts'

/** A signal that follows another one and has a time of its own. */
export interface Limit {
  readonly signal: AbortSignal
  /** Lets it fire after this many milliseconds, replacing an earlier limit; 0 for never. */
  readonly within: (ms: number) => void
  /** Ends timer and following. It may be called twice. */
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
