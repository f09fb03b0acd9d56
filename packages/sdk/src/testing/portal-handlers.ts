import type { HttpHandler } from 'msw'
import type { OperationId } from '#generated/operations.ts'
import { operationIds } from '#validation/operation-at.ts'
import { answer } from './answer.ts'
import { exampleOf } from './example-of.ts'

/** Which operations are mocked, and where. */
export interface PortalHandlersOptions {
  /** The server's address, as createPortal has it; any address unless given. */
  readonly baseUrl?: string
  /** These only; every operation of the contract unless given. */
  readonly operations?: readonly OperationId[]
}

/**
 * MSW handlers that answer every operation with the contract's example, signing in included: a server for `setupServer` and
 * `setupWorker` that is there before anything is written. It remembers nothing.
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
