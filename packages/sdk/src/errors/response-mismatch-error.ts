import { PortalError } from '#errors/portal-error.ts'
import type { OperationId } from '#generated/operations.ts'
import type { Fault } from './fault.ts'

/**
 * The server's answer violates the contract (kind `response-mismatch`). It lists places and expectations, never a
 * value: safe to log.
 */
export class ResponseMismatchError extends PortalError {
  override readonly name = 'ResponseMismatchError'
  override readonly kind = 'response-mismatch' as const
  override readonly operation: OperationId
  readonly status: number
  /** Never empty. A fault shared by many rows of a list is reported once, for the first row. */
  readonly faults: readonly Fault[]

  constructor(operation: OperationId, status: number, faults: readonly Fault[]) {
    super(`${operation} answered ${status}, and not as the contract says: ${faults.map(inWords).join('; ')}`)
    this.operation = operation
    this.status = status
    this.faults = faults
  }

  override toJSON(): Record<string, unknown> {
    const { status, faults } = this
    return { ...super.toJSON(), status, faults }
  }
}

function inWords({ pointer, expected }: Fault): string {
  return pointer === '' ? expected : `${pointer}: ${expected}`
}
