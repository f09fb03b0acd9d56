import type { ErrorCode } from '#generated/error-codes.ts'
import { isRecord } from '#base/json.ts'
import { PortalError } from './portal-error.ts'
import { type ErrorReading, type FieldFault, isErrorCode, readErrors, type RowFaults } from './read-errors.ts'
import { firstCodeOf } from './words.ts'

/** What an HttpError is made of. */
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

/** The server answered, and the answer is a refusal. `message` is for programs and logs; `messageOf` has the words for people. */
export class HttpError extends PortalError {
  override readonly name: string = 'HttpError'
  override readonly kind: HttpKind = 'http'
  // Declared only: as fields they would be written twice, first as undefined.
  declare readonly status: number
  /** What the answer says, in any of the shapes of the specification §8. */
  declare readonly reading: ErrorReading
  /** The faults by field path; empty when the answer names no field. */
  declare readonly fields: Readonly<Record<string, readonly FieldFault[]>>
  /** The rows at fault of an act on many that was refused as a whole; empty when the answer is no table. */
  declare readonly rows: readonly RowFaults[]
  /** The type of RFC 9457 problem details, as `/problems/forbidden`. */
  declare readonly problem: string | undefined
  /** How long the server asks to wait, in milliseconds. */
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

  /** The path of the first field at fault. */
  get field(): string | undefined {
    return Object.keys(this.fields)[0]
  }

  /** The first code of the first field, in a table of its first row, when the catalogue knows it. */
  get code(): ErrorCode | undefined {
    const code = firstCodeOf(this.reading)
    return isErrorCode(code) ? code : undefined
  }

  override toJSON(): Record<string, unknown> {
    const { status, field, code, problem } = this
    return { ...super.toJSON(), status, field, code, problem }
  }
}

/** Fields are wrong (400, 413, 415, 422): `fields` says which and why. */
export class ValidationError extends HttpError {
  override readonly name = 'ValidationError'
  override readonly kind = 'validation' as const
}

/** Nobody is signed in, or the names given do not sign anybody in (401). */
export class AuthenticationError extends HttpError {
  override readonly name = 'AuthenticationError'
  override readonly kind = 'authentication' as const
}

/** The person may not do this (403). */
export class PermissionError extends HttpError {
  override readonly name = 'PermissionError'
  override readonly kind = 'permission' as const
  /** Any one of these permissions would have sufficed. */
  declare readonly missing: readonly string[]

  constructor(failure: HttpFailure) {
    super(failure)
    const { missing } = (failure.body ?? {}) as { missing?: unknown }
    this.missing = Array.isArray(missing) ? missing.map(String) : []
  }
}

/** There is no such thing, or none that the person may see (404). */
export class NotFoundError extends HttpError {
  override readonly name = 'NotFoundError'
  override readonly kind = 'not-found' as const
}

/** The thing is in a state that does not allow this (409). */
export class ConflictError extends HttpError {
  override readonly name = 'ConflictError'
  override readonly kind = 'conflict' as const
}

/** Too many tries (429); `retryAfterMs` says when to come back. */
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

/** The error for an answer that is a refusal. */
export function httpErrorOf(failure: HttpFailure): HttpError {
  const Kind = classes[failure.status] ?? (failure.status >= 500 ? ServerError : HttpError)
  return new Kind(failure)
}

function textAt(body: unknown, key: string): string | undefined {
  const value = isRecord(body) ? body[key] : undefined
  return typeof value === 'string' ? value : undefined
}
