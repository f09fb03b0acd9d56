import type { ErrorCode } from '#generated/error-codes.ts'
import { isRecord } from '#base/json.ts'
import { PortalError } from './portal-error.ts'
import { type ErrorReading, type FieldFault, isErrorCode, readErrors, type RowFaults } from './read-errors.ts'
import { firstCodeOf } from './words.ts'

/** The parts of an HttpError. */
export interface HttpFailure {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
  readonly retryAfterMs?: number | undefined
}

type HttpKind =
  | 'validation'
  | 'authentication'
  | 'permission'
  | 'not-found'
  | 'conflict'
  | 'rate-limit'
  | 'server'
  | 'http'

/** The server answered with an error. `message` is for programs and logs; `messageOf` has the words for people. */
export class HttpError extends PortalError {
  override readonly name: string = 'HttpError'
  override readonly kind: HttpKind = 'http'
  // `declare` only: real fields would be initialised to undefined first.
  declare readonly status: number
  /** The parsed answer, in any of the shapes of specification §8. */
  declare readonly reading: ErrorReading
  /** The errors by field path; empty when the answer names no field. */
  declare readonly fields: Readonly<Record<string, readonly FieldFault[]>>
  /** The invalid rows of a batch that was refused as a whole; empty when the answer lists no rows. */
  declare readonly rows: readonly RowFaults[]
  /** The type of RFC 9457 problem details, such as `/problems/forbidden`. */
  declare readonly problem: string | undefined
  /** The wait that the server asks for, in milliseconds. */
  declare readonly retryAfterMs: number | undefined

  constructor({ status, headers, body, retryAfterMs }: HttpFailure) {
    const reading = readErrors(body)
    super(`HTTP ${status}${reading.shape === 'message' ? `: ${reading.message}` : ''}`)
    this.status = status
    this.reading = reading
    this.fields = 'fields' in reading ? reading.fields : {}
    this.rows = 'rows' in reading ? reading.rows : []
    this.requestId = textAt(body, 'requestId') ?? headers.get('x-request-id') ?? undefined
    this.problem = textAt(body, 'type')
    this.retryAfterMs = retryAfterMs
  }

  /** The path of the first invalid field. */
  get field(): string | undefined {
    return Object.keys(this.fields)[0]
  }

  /** The first error code of the first field (of the first row, for a batch), if the catalogue has it. */
  get code(): ErrorCode | undefined {
    const code = firstCodeOf(this.reading)
    return isErrorCode(code) ? code : undefined
  }

  override toJSON(): Record<string, unknown> {
    const { status, field, code, problem } = this
    return { ...super.toJSON(), status, field, code, problem }
  }
}

/** Fields are invalid (400, 413, 415, 422): `fields` says which and why. */
export class ValidationError extends HttpError {
  override readonly name = 'ValidationError'
  override readonly kind = 'validation' as const
}

/** Nobody is signed in, or the credentials are wrong (401). */
export class AuthenticationError extends HttpError {
  override readonly name = 'AuthenticationError'
  override readonly kind = 'authentication' as const
}

/** The person lacks the permission (403). */
export class PermissionError extends HttpError {
  override readonly name = 'PermissionError'
  override readonly kind = 'permission' as const
  /** Permissions of which any one would have sufficed. */
  declare readonly missing: readonly string[]

  constructor(failure: HttpFailure) {
    super(failure)
    const { missing } = (failure.body ?? {}) as { missing?: unknown }
    this.missing = Array.isArray(missing) ? missing.map(String) : []
  }
}

/** It does not exist, or the person may not see it (404). */
export class NotFoundError extends HttpError {
  override readonly name = 'NotFoundError'
  override readonly kind = 'not-found' as const
}

/** The resource is in a state that does not allow this (409). */
export class ConflictError extends HttpError {
  override readonly name = 'ConflictError'
  override readonly kind = 'conflict' as const
}

/** Too many requests (429); `retryAfterMs` says when to try again. */
export class RateLimitError extends HttpError {
  override readonly name = 'RateLimitError'
  override readonly kind = 'rate-limit' as const
}

/** The server failed (5xx). */
export class ServerError extends HttpError {
  override readonly name = 'ServerError'
  override readonly kind = 'server' as const
}

const classes: Readonly<Record<number, new (failure: HttpFailure) => HttpError>> = {
  400: ValidationError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  413: ValidationError,
  415: ValidationError,
  422: ValidationError,
  429: RateLimitError,
}

/** Creates the error for a failed answer. */
export function httpErrorOf(failure: HttpFailure): HttpError {
  const Kind = classes[failure.status] ?? (failure.status >= 500 ? ServerError : HttpError)
  return new Kind(failure)
}

function textAt(body: unknown, key: string): string | undefined {
  const value = isRecord(body) ? body[key] : undefined
  return typeof value === 'string' ? value : undefined
}
