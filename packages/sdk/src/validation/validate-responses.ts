import type { OperationId } from '#generated/operations.ts'
import type { Logger } from '#http/logger.ts'
import type { Middleware, MiddlewareContext, PortalRequest } from '#http/middleware.ts'
import { faultsOfResponse } from './faults-of-response.ts'
import { isOperationId, operationAt } from './operation-at.ts'
import { ResponseMismatchError } from '#errors/response-mismatch-error.ts'

/** Options of the validation. */
export interface ValidationOptions {
  /**
   * `throw` rejects the call with a ResponseMismatchError, although the server may have executed it: for tests.
   * `warn` logs each fault once and returns the answer.
   */
  readonly mode: 'warn' | 'throw'
  /** Receives the warnings. Defaults to the portal's logger. */
  readonly logger?: Pick<Logger, 'warn'>
}

/**
 * A middleware that validates every answer against the contract: status, media type and body. Unknown properties are
 * allowed, since a newer server may send them. It skips files and streams, the statuses 408, 425, 429 and 5xx, which
 * a proxy may send, and addresses that are not in the contract.
 *
 * @example
 * const stop = portal.use(validateResponses({ mode: import.meta.env.DEV ? 'throw' : 'warn' }))
 */
export function validateResponses({ mode, logger }: ValidationOptions): Middleware {
  const reported = new Set<string>()
  return async (request, next, context) => {
    const response = await next(request)
    const id = operationOf(request, context)
    // A body that was already read cannot be validated; the pipe reports who read it.
    const faults = id === undefined || response.bodyUsed ? [] : await faultsOfResponse(id, response)
    if (id === undefined || faults.length === 0) return response
    const error = new ResponseMismatchError(id, response.status, faults)
    if (mode === 'throw') {
      await response.body?.cancel()
      throw error
    }
    // A screen that polls every two seconds must not log the same fault each time.
    if (!reported.has(error.message)) (logger ?? context.logger).warn(error.message, error.toJSON())
    reported.add(error.message)
    return response
  }
}

/** Families name their operation; a raw client has only method and path. */
function operationOf(
  { url, method }: PortalRequest,
  { operation }: MiddlewareContext,
): OperationId | undefined {
  if (isOperationId(operation.id)) return operation.id
  const [path = ''] = url.split('?')
  return operationAt({ service: operation.service, method: verbOf(method), path })
}

function verbOf(method: string): 'get' | 'post' | 'put' | 'patch' | 'delete' {
  // The raw clients use only these methods.
  return method.toLowerCase() as ReturnType<typeof verbOf>
}
