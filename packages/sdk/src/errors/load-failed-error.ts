import type { ErrorCode } from '#generated/error-codes.ts'
import { PortalError } from './portal-error.ts'

/** A load ended as `failed`; `loads.restart(error.loadId)` resumes it at the last committed slice. */
export class LoadFailedError extends PortalError {
  override readonly name = 'LoadFailedError'
  override readonly kind = 'load-failed' as const
  override readonly loadId: string
  readonly code: ErrorCode | undefined
  /** The line of the file; the header is line 1. */
  readonly row: number | undefined

  constructor(loadId: string, failure?: { code: ErrorCode; row: number | null } | null) {
    const { code, row } = failure ?? {}
    const where = typeof row === 'number' ? ` at line ${row}` : ''
    super(`The load ${loadId} failed${where}: ${code ?? 'unknown'}. Let it go on with loads.restart`)
    this.loadId = loadId
    this.code = failure?.code
    this.row = failure?.row ?? undefined
  }

  override toJSON(): Record<string, unknown> {
    const { code, row } = this
    return { ...super.toJSON(), code, row }
  }
}
