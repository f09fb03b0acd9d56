import type { ResponseMismatchError } from './response-mismatch-error.ts'
import type {
  AbortError,
  BodyNotReplayableError,
  ConnectionError,
  DeadlineError,
  TimeoutError,
} from './connection-errors.ts'
import type {
  AuthenticationError,
  ConflictError,
  HttpError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  ValidationError,
} from './http-errors.ts'
import type { LoadFailedError } from './load-failed-error.ts'
import type { LoadPausedError } from './load-paused-error.ts'
import { type ErrorKind, hasErrorBrand } from './portal-error.ts'
import type { SessionExpiredError } from './session-errors.ts'

/** The class of each kind of error. */
export interface ErrorOfKind {
  readonly connection: ConnectionError
  readonly timeout: TimeoutError
  readonly deadline: DeadlineError
  readonly aborted: AbortError
  readonly validation: ValidationError
  readonly authentication: AuthenticationError
  readonly permission: PermissionError
  readonly 'not-found': NotFoundError
  readonly conflict: ConflictError
  readonly 'rate-limit': RateLimitError
  readonly server: ServerError
  readonly http: HttpError
  readonly 'session-ended': SessionExpiredError
  readonly 'load-failed': LoadFailedError
  readonly 'load-paused': LoadPausedError
  readonly 'body-not-replayable': BodyNotReplayableError
  /** Only thrown by `validateResponses` of '@portal/sdk/validation'. */
  readonly 'response-mismatch': ResponseMismatchError
}

/** Any error of this package. */
export type AnyPortalError = ErrorOfKind[ErrorKind]

/**
 * Whether a value is an error of this package, and optionally of one kind. It works across two copies of the package,
 * where `instanceof` fails.
 *
 * @example
 * if (isPortalError(error, 'validation')) show(error.fields)
 */
export function isPortalError(error: unknown): error is AnyPortalError
export function isPortalError<Kind extends ErrorKind>(error: unknown, kind: Kind): error is ErrorOfKind[Kind]
export function isPortalError(error: unknown, kind?: ErrorKind): boolean {
  return hasErrorBrand(error) && (kind === undefined || error.kind === kind)
}
