import type { Logger } from './logger.ts'
import type { PipeRequest, Send } from './send.ts'
import type { ServiceName } from './services.ts'

/** A request before it is sent. Its headers may be changed; it has no credentials yet. */
export type PortalRequest = Omit<PipeRequest, 'context'>

/** What a middleware gets besides the request. */
export interface MiddlewareContext {
  readonly operation: {
    /** `loads.index`, or `GET /loads` for a raw client. */
    readonly id: string
    readonly service: ServiceName
    /** The number of the current attempt, from 0. */
    readonly attempt: number
  }
  readonly logger: Logger
}

/**
 * Wraps every attempt of every request: it may change the request, inspect the response, or respond without the
 * server. It must not read the response's body, except from `response.clone()`.
 *
 * @example
 * portal.use(async (request, next, { operation, logger }) => {
 *   const response = await next(request)
 *   logger.debug?.(operation.id, { status: response.status })
 *   return response
 * })
 */
export type Middleware = (
  request: PortalRequest,
  next: (request: PortalRequest) => Promise<Response>,
  context: MiddlewareContext,
) => Promise<Response>

/** Sends through all middlewares; the first one added is the outermost. */
export function throughMiddlewares(next: Send, middlewares: readonly Middleware[], logger: Logger): Send {
  return async (request) => {
    if (middlewares.length === 0) return next(request)
    const { operation: id, service, attempt } = request.context
    const context = { operation: { id, service, attempt }, logger }
    const run = middlewares.reduceRight<(request: PortalRequest) => Promise<Response>>(
      (inner, middleware) => (current) => middleware(current, inner, context),
      (current) => next({ ...current, context: request.context }),
    )
    const response = await run(request)
    if (response.bodyUsed) {
      throw new Error('A middleware has read the answer, not response.clone()')
    }
    return response
  }
}
