import { TimeoutError } from '#errors/connection-errors.ts'
import type { Clock } from './clock.ts'
import { type Limit, limitOf } from './limit.ts'
import type { Send } from './send.ts'
import { unlessAborted } from './wait.ts'

/** Creates the timeout of one attempt. */
export function tryLimit(clock: Clock, signal: AbortSignal | undefined): Limit {
  return limitOf(clock, signal, (ms) => new TimeoutError(`Nothing came for ${ms} ms`))
}

/**
 * Aborts an attempt that takes longer than its `timeout`, or an upload without progress for its `idleTimeout`.
 * Whoever reads the answer must release the limit.
 */
export function timed(next: Send, clock: Clock): Send {
  return async (request) => {
    const { context } = request
    context.limit?.release()
    const limit = tryLimit(clock, request.signal)
    const { signal } = limit
    context.limit = limit
    limit.within(context.carries === 'upload' ? context.idleTimeout : context.timeout)
    try {
      const response = await unlessAborted(next({ ...request, signal }), signal)
      if (context.carries === 'stream') limit.within(0)
      return response
    } catch (error) {
      limit.release()
      throw error
    }
  }
}
