import { ConnectionError } from '#errors/connection-errors.ts'
import type { CallContext } from './send.ts'
import type { Clock } from './clock.ts'
import { retryAfterMs } from './retry-after.ts'
import { isReplayable, type PipeRequest, type Send } from './send.ts'
import { sleep } from './wait.ts'

/** How failed tries are repeated. */
export interface RetryRules {
  readonly clock: Clock
  /** From 0 to 1, for the jitter. */
  readonly random: () => number
  /** A server that asks for a longer wait is not waited for, in milliseconds. */
  readonly maxRetryAfter: number
}

const firstWaitMs = 500
const longestWaitMs = 8_000
/** A later try may be answered otherwise. */
export const passingStatuses: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504])
/** What they do would be done twice; every other verb may be repeated. */
const unsafeVerbs = /POST|PATCH/

/**
 * Repeats what failed for a passing reason: verbs that may be repeated, and others with an Idempotency-Key. It waits as long
 * as `Retry-After` says, and not at all when that is longer than the caller would wait.
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

/** Whether it may go better next time. */
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

/** Milliseconds to wait; undefined when the server asks for more than the caller has. */
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
