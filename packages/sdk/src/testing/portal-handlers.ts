import type { HttpHandler } from 'msw'
import type { OperationId } from '#generated/operations.ts'
import { operationIds } from '#validation/operation-at.ts'
import { answer } from './answer.ts'
import { exampleOf } from './example-of.ts'

/** Which operations to mock, and at which address. */
export interface PortalHandlersOptions {
  /** The server's address, as passed to createPortal. Defaults to any address. */
  readonly baseUrl?: string
  /** Only these operations. Defaults to every operation of the contract. */
  readonly operations?: readonly OperationId[]
}

/**
 * MSW handlers that answer every operation, including sign-in, with the contract's example: a complete server for
 * `setupServer` and `setupWorker`. It has no state.
 *
 * @example
 * const server = setupServer(...portalHandlers({ baseUrl: 'http://portal.test' }))
 */
export function portalHandlers({
  operations = operationIds,
  ...options
}: PortalHandlersOptions = {}): HttpHandler[] {
  return operations.map((id) => answer(id, () => exampleOf(id), options))
}
