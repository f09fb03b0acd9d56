import { ConnectionError } from '#errors/connection-errors.ts'
import type { CallContext } from './call-context.ts'
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
const passingStatuses: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504])
const safeVerbs: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])

/**
 * Repeats what failed for a passing reason: verbs that may be repeated, and others with an Idempotency-Key. It waits as long
 * as `Retry-After` says, and not at all when that is longer than the caller would wait.
 */
export function retrying(next: Send, rules: RetryRules): Send {
  return async (request) => {
    const { context } = request
    const most = mayRepeat(request) ? context.maxRetries : 0
    for (;;) {
      let response: Response | undefined
      let failure: unknown
      try {
        response = await next(request)
      } catch (error) {
        failure = error
      }
      const mayPass = response ? isPassing(response) : isPassingFailure(failure)
      const waitMs = mayPass && context.attempt < most ? waitBefore(context, response, rules) : undefined
      if (waitMs === undefined) {
        if (response) return response
        throw failure
      }
      await response?.body?.cancel()
      await sleep(rules.clock, waitMs, request.signal)
      context.attempt++
    }
  }
}

function mayRepeat({ method, headers, body }: PipeRequest): boolean {
  return isReplayable(body) && (safeVerbs.has(method) || headers.has('idempotency-key'))
}

function isPassing(response: Response): boolean {
  const said = response.headers.get('x-should-retry')
  if (said === 'true') return !response.ok
  return said !== 'false' && passingStatuses.has(response.status)
}

function isPassingFailure(error: unknown): boolean {
  return (
    error instanceof ConnectionError &&
    error.during === 'request' &&
    (error.kind === 'connection' || error.kind === 'timeout')
  )
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
