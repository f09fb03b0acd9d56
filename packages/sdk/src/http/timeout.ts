import { TimeoutError } from '#errors/connection-errors.ts'
import type { Clock } from './clock.ts'
import { LightRequest } from './light-request.ts'
import type { Send } from './send.ts'

/** Ends a try that takes longer than its `timeout`: until its answer is read, or for a stream until it begins. */
export function timed(next: Send, clock: Clock, defaultMs: number): Send {
  return async (request) => {
    const { context, signal } = request
    context.finished?.()
    const ms = context.timeout ?? defaultMs
    if (ms === 0) return next(request)
    const controller = new AbortController()
    const follow = () => controller.abort(signal?.reason)
    if (signal?.aborted) follow()
    signal?.addEventListener('abort', follow)
    const cancel = clock.after(ms, () => controller.abort(new TimeoutError(`No answer within ${ms} ms`)))
    const finished = () => {
      cancel()
      signal?.removeEventListener('abort', follow)
    }
    context.finished = finished
    try {
      const { url, method, headers, body } = request
      const limited = new LightRequest(url, { method, headers, body, signal: controller.signal })
      const response = await next(Object.assign(limited, { context }))
      if (context.isStream) cancel()
      return response
    } catch (error) {
      finished()
      throw error
    }
  }
}
