import type { Load, LoadState } from '#generated/loads/loads.ts'
import type { DeadlineError } from '#errors/connection-errors.ts'
import type { Answer, CallOptions } from '#http/call.ts'
import type { Clock } from '#http/clock.ts'
import type { retryAfterMs } from '#http/retry-after.ts'
import type { pause, throughOutage } from './through-outage.ts'

/** How to wait for a load. */
export interface WaitOptions {
  /** Ends the waiting, not the load. */
  readonly signal?: AbortSignal | undefined
  /** Calls back with each look at the load. */
  readonly onProgress?: ((load: Load) => void) | undefined
  /** Milliseconds after which it rejects with a DeadlineError; half an hour unless given. */
  readonly maxWait?: number | undefined
  /** The longest pause between two looks, in milliseconds; 15 000 unless given. */
  readonly maxInterval?: number | undefined
}

const firstLookMs = 1_000
const longestLookMs = 15_000
const defaultMaxWaitMs = 30 * 60_000

/** Whether the waiting is over. */
export type LoadPredicate = (state: LoadState, load: Load) => boolean

/** What looking at a load again and again needs. The chunk imports nothing of the SDK, so that bundlers split it off alone. */
export interface Looking {
  readonly show: (id: string, options: CallOptions) => { withResponse(): Promise<Answer<Load>> }
  readonly clock: Clock
  /** From 0 to 1, for the jitter. */
  readonly random: () => number
  readonly pause: typeof pause
  readonly throughOutage: typeof throughOutage
  readonly retryAfterMs: typeof retryAfterMs
  readonly DeadlineError: typeof DeadlineError
}

/**
 * Looks at a load until the predicate holds: after 1 s, then ever more seldom up to every 15 s, or when the server's
 * `Retry-After` says. A state that nobody knows yet counts as "still going", and a server that does not answer as one that
 * will again: for two minutes.
 */
export async function waitUntil(
  { show, clock, random, pause, throughOutage, retryAfterMs, DeadlineError }: Looking,
  id: string,
  predicate: LoadPredicate,
  { signal, onProgress, maxWait = defaultMaxWaitMs, maxInterval = longestLookMs }: WaitOptions = {},
): Promise<Load> {
  const until = clock.now() + maxWait
  for (let everyMs = Math.min(firstLookMs, maxInterval); ; everyMs = Math.min(maxInterval, everyMs * 1.5)) {
    const look = () => show(id, { signal }).withResponse()
    const { data: load, response } = await throughOutage({ clock, random, signal }, look, until - clock.now())
    onProgress?.(load)
    if (predicate(load.state, load)) return load
    const left = until - clock.now()
    if (left <= 0) throw new DeadlineError(`The load ${id} was not there after ${maxWait} ms: ${load.state}`)
    const waitMs = retryAfterMs(response.headers, clock.now()) ?? everyMs * (0.75 + random() / 2)
    await pause(clock, Math.min(waitMs, left), signal)
  }
}
