import { isRecord } from '#base/json.ts'

/** The kinds of failure: what `isPortalError` narrows by. */
export type ErrorKind =
  | 'connection'
  | 'timeout'
  | 'deadline'
  | 'aborted'
  | 'validation'
  | 'authentication'
  | 'permission'
  | 'not-found'
  | 'conflict'
  | 'rate-limit'
  | 'server'
  | 'http'
  | 'session-ended'
  | 'load-failed'
  | 'load-paused'
  | 'body-not-replayable'
  | 'response-mismatch'

const brand = '@portal/sdk/error'

/** The root of every failure of this package. Safe to log: it carries no body and no token. */
export abstract class PortalError extends Error {
  /** The brand that outlives a second copy of the package. */
  readonly '@portal/sdk/error' = true
  abstract readonly kind: ErrorKind
  /** The operation that failed, as `loads.stop`. */
  declare operation?: string
  /** Names the request in the server's log. */
  declare requestId?: string | undefined
  /** The load that `loads.run` was busy with. */
  declare readonly loadId?: string | undefined

  /** What may be logged of it. */
  toJSON(): Record<string, unknown> {
    const { name, kind, message, operation, requestId, loadId } = this
    return { name, kind, message, operation, requestId, loadId }
  }
}

/** Whether something carries the brand of this package's errors, of whichever copy of it. */
export function hasErrorBrand(error: unknown): error is PortalError {
  return isRecord(error) && brand in error
}
