import type { Load, LoadState } from '#generated/loads/loads.ts'
import type { DeadlineError } from '#errors/connection-errors.ts'
import type { Answer, CallOptions } from '#http/call.ts'
import type { Clock } from '#http/clock.ts'
import type { retryAfterMs } from '#http/retry-after.ts'
import type { pause, throughOutage } from './through-outage.ts'

/** Options for waiting. */
export interface WaitOptions {
  /** Aborts the waiting, not the load. */
  readonly signal?: AbortSignal | undefined
  /** Called after each poll. */
  readonly onProgress?: ((load: Load) => void) | undefined
  /** Milliseconds after which it rejects with a DeadlineError. The default is half an hour. */
  readonly maxWait?: number | undefined
  /** The longest pause between two polls in milliseconds. The default is 15 000. */
  readonly maxInterval?: number | undefined
}

const firstLookMs = 1_000
const longestLookMs = 15_000
const defaultMaxWaitMs = 30 * 60_000

/** Returns true when the waiting is over. */
export type LoadPredicate = (state: LoadState, load: Load) => boolean

/** Dependencies of the polling, passed in: this chunk imports nothing of the SDK, so that bundlers can split it off. */
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
 * Polls a load until the predicate holds: after 1 s, then with growing pauses of up to 15 s, or as the server's
 * `Retry-After` says. An unknown state counts as still running. An outage of the server is survived for two minutes.
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
