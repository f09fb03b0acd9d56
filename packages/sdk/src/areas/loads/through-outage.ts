import { isPortalError } from '#errors/is-portal-error.ts'
import { leftBy } from '#errors/left.ts'
import type { Clock } from '#http/clock.ts'
import { passingStatuses } from '#http/retry.ts'
import { sleep } from '#http/wait.ts'

/** Dependencies of the retries. */
export interface Repeating {
  readonly clock: Clock
  /** From 0 to 1, for the jitter. */
  readonly random: () => number
  readonly signal: AbortSignal | undefined
}

/** A killed server is back within a minute; twice that is an outage that needs attention. */
const outageMs = 120_000
const pauseMs = 4_000

/**
 * Runs an operation, and retries it for up to two minutes while the server is unreachable. The operation must be
 * idempotent.
 */
export async function throughOutage<Result>(
  { clock, random, signal }: Repeating,
  act: () => Promise<Result>,
  mostMs: number = outageMs,
): Promise<Result> {
  const until = clock.now() + Math.min(mostMs, outageMs)
  for (;;) {
    try {
      return await act()
    } catch (error) {
      const left = until - clock.now()
      const awayMs = awayMsAfter(error)
      if (left <= 0 || signal?.aborted || awayMs === undefined) throw error
      await pause(clock, Math.min(left, Math.max(awayMs, (0.5 + random()) * pauseMs)), signal)
    }
  }
}

/** Waits this many milliseconds. An abort rejects with the error of any aborted call. */
export async function pause(clock: Clock, ms: number, signal: AbortSignal | undefined): Promise<void> {
  await sleep(clock, ms, signal).catch((error: unknown) => {
    throw signal?.aborted ? leftBy(signal) : error
  })
}

const unanswered: readonly string[] = ['connection', 'timeout', 'deadline']

/** The minimum outage that the failure implies; undefined when the server has answered. */
function awayMsAfter(error: unknown): number | undefined {
  if (!isPortalError(error)) return undefined
  if ('retryAfterMs' in error)
    return passingStatuses.has(error.status) ? (error.retryAfterMs ?? 0) : undefined
  return unanswered.includes(error.kind) ? 0 : undefined
}
