import { isRecord } from '#base/json.ts'

/** The kinds of errors; `isPortalError` narrows by them. */
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

/** The base class of all errors of this package. Safe to log: it contains no body and no token. */
export abstract class PortalError extends Error {
  /** A brand that also identifies errors of a second copy of the package. */
  readonly '@portal/sdk/error' = true
  abstract readonly kind: ErrorKind
  /** The operation that failed, such as `loads.stop`. */
  declare operation?: string
  /** The id in the path of its request. */
  declare id?: string | undefined
  /** Identifies the request in the server's log. */
  declare requestId?: string | undefined
  /** The load that `loads.run` was working on. */
  declare readonly loadId?: string | undefined

  /** The parts that are safe to log. */
  toJSON(): Record<string, unknown> {
    const { name, kind, message, operation, requestId, loadId } = this
    return { name, kind, message, operation, requestId, loadId }
  }
}

/** Whether a value carries the brand of this package's errors, from any copy of it. */
export function hasErrorBrand(error: unknown): error is PortalError {
  return isRecord(error) && brand in error
}
