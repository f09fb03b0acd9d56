import type { OperationId } from '#generated/operations.ts'
import type { Logger } from '#http/logger.ts'
import type { Middleware, MiddlewareContext, PortalRequest } from '#http/middleware.ts'
import { faultsOfResponse } from './faults-of-response.ts'
import { isOperationId, operationAt } from './operation-at.ts'
import { ResponseMismatchError } from '#errors/response-mismatch-error.ts'

/** What happens to an answer that is not what the contract says. */
export interface ValidationOptions {
  /**
   * `throw` rejects the call with a ResponseMismatchError, though the server may have done what was asked: for tests.
   * `warn` logs it, once a fault, and hands the answer on.
   */
  readonly mode: 'warn' | 'throw'
  /** Where warnings go; the portal's own logger unless given. */
  readonly logger?: Pick<Logger, 'warn'>
}

/**
 * A middleware that compares every answer with the contract: its status, its media type and its body. Fields that the
 * contract does not know are allowed, since a newer server may send them. Left alone are files and streams, 408, 425, 429
 * and 5xx, which come from whatever stands before the server, and addresses that the contract does not have.
 *
 * @example
 * const stop = portal.use(validateResponses({ mode: import.meta.env.DEV ? 'throw' : 'warn' }))
 */
export function validateResponses({ mode, logger }: ValidationOptions): Middleware {
  const reported = new Set<string>()
  return async (request, next, context) => {
    const response = await next(request)
    const id = operationOf(request, context)
    // Of a body that somebody has read nothing can be said; the pipe tells who did it.
    const faults = id === undefined || response.bodyUsed ? [] : await faultsOfResponse(id, response)
    if (id === undefined || faults.length === 0) return response
    const error = new ResponseMismatchError(id, response.status, faults)
    if (mode === 'throw') {
      await response.body?.cancel()
      throw error
    }
    // A screen that asks every two seconds says it once.
    if (!reported.has(error.message)) (logger ?? context.logger).warn(error.message, error.toJSON())
    reported.add(error.message)
    return response
  }
}

/** Families name their operation; a raw client says only where it asks. */
function operationOf(
  { url, method }: PortalRequest,
  { operation }: MiddlewareContext,
): OperationId | undefined {
  if (isOperationId(operation.id)) return operation.id
  const [path = ''] = url.split('?')
  return operationAt({ service: operation.service, method: verbOf(method), path })
}

function verbOf(method: string): 'get' | 'post' | 'put' | 'patch' | 'delete' {
  // The raw clients have these and no others.
  return method.toLowerCase() as ReturnType<typeof verbOf>
}
