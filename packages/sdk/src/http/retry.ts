import { ConnectionError } from '#errors/connection-errors.ts'
import type { CallContext } from './send.ts'
import type { Clock } from './clock.ts'
import { retryAfterMs } from './retry-after.ts'
import { isReplayable, type PipeRequest, type Send } from './send.ts'
import { sleep } from './wait.ts'

/** The retry policy. */
export interface RetryRules {
  readonly clock: Clock
  /** From 0 to 1, for the jitter. */
  readonly random: () => number
  /** Give up when the server asks for a longer wait, in milliseconds. */
  readonly maxRetryAfter: number
}

const firstWaitMs = 500
const longestWaitMs = 8_000
/** Statuses that are worth a retry. */
export const passingStatuses: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504])
/** Methods that are not idempotent; all others may be retried. */
const unsafeVerbs = /POST|PATCH/

/**
 * Retries temporary failures of idempotent methods, and of others that have an Idempotency-Key. It waits as long as
 * `Retry-After` says, and gives up when that exceeds the limit.
 */
export function retrying(next: Send, rules: RetryRules): Send {
  return async (request) => {
    const { context } = request
    const most = mayRepeat(request) ? context.maxRetries : 0
    for (;;) {
      const end: { response?: Response; failure?: unknown } = await next(request).then(
        (response) => ({ response }),
        (failure: unknown) => ({ failure }),
      )
      const { response } = end
      const mayPass = context.attempt < most && isPassing(end)
      const waitMs = mayPass ? waitBefore(context, response, rules) : undefined
      if (waitMs === undefined) {
        if (response) return response
        throw end.failure
      }
      await response?.body?.cancel()
      await sleep(rules.clock, waitMs, request.signal)
      context.attempt++
    }
  }
}

function mayRepeat({ method, headers, body }: PipeRequest): boolean {
  return isReplayable(body) && (!unsafeVerbs.test(method) || headers.has('idempotency-key'))
}

/** Whether the failure is temporary. */
function isPassing({ response, failure }: { response?: Response; failure?: unknown }): boolean {
  if (!response) {
    const kinds: readonly string[] = ['connection', 'timeout']
    return failure instanceof ConnectionError && failure.during === 'request' && kinds.includes(failure.kind)
  }
  const retryHeader = response.headers.get('x-should-retry')
  return retryHeader === 'true'
    ? !response.ok
    : retryHeader !== 'false' && passingStatuses.has(response.status)
}

/** The delay in milliseconds; undefined when the server asks for more than the limit. */
function waitBefore(
  { attempt, deadlineAt }: CallContext,
  response: Response | undefined,
  { clock, random, maxRetryAfter }: RetryRules,
): number | undefined {
  const asked = response && retryAfterMs(response.headers, clock.now())
  if (asked === undefined) return random() * Math.min(longestWaitMs, firstWaitMs * 2 ** attempt)
  const left = (deadlineAt ?? Infinity) - clock.now()
  return asked > Math.min(maxRetryAfter, left) ? undefined : asked
}
