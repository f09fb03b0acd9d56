import type { ErrorCode, HeldBy } from '@portal/sdk/contract'

export type { ErrorCode, HeldBy }
/** The details of a code: the limit, the value, or the request that occupies a day. */
export type Extra = { count?: number; value?: string; heldBy?: HeldBy }
export type FieldErrors = Record<string, ({ error: ErrorCode } & Extra)[]>
/** The errors of one of many rows, which are counted from 1. */
export type RefusedRow = { row: number; errors: FieldErrors }
type Body = {
  errors?: FieldErrors
  rows?: RefusedRow[]
  waiting?: object
  message?: string
  missing?: string[]
}

/** A refusal that the contract declares. Thrown anywhere below a handler; `http/error-reply` writes it. */
export class Refusal extends Error {
  readonly status: number
  readonly kind: string
  readonly body: Body
  readonly headers: Record<string, string>
  constructor(status: number, kind: string, body: Body = {}, headers: Record<string, string> = {}) {
    super(`${status} ${kind} ${JSON.stringify(body)}`)
    this.status = status
    this.kind = kind
    this.body = body
    this.headers = headers
  }
}

/** 422: this field is invalid, with a code of the catalogue. */
export function refuse(code: ErrorCode, field: string, extra: Extra = {}): never {
  throw new Refusal(422, 'validation', { errors: { [field]: [{ error: code, ...extra }] } })
}

/** 422 with several fields. Does nothing when there are none. */
export function refuseAll(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new Refusal(422, 'validation', { errors })
}

/**
 * 422 with the table of specification §8: because of these rows, no row was processed. Does nothing when there are
 * none.
 */
export function refuseRows(rows: RefusedRow[]): void {
  if (rows.length > 0) throw new Refusal(422, 'rows', { rows })
}

/** 409 with the pending ticket (`tieneTicketEspera`, specification §8), which comes before any other. */
export function waitingTicket(ticket: object): never {
  throw new Refusal(409, 'conflict', { waiting: ticket })
}

/** 409: the state of the resource does not allow this. */
export function conflict(code: ErrorCode, field: string, extra: Extra = {}): never {
  throw new Refusal(409, 'conflict', { errors: { [field]: [{ error: code, ...extra }] } })
}

/** 404: it does not exist, or this person may not see it; never says which. */
export function notFound(): never {
  throw new Refusal(404, 'not-found')
}

/** 413: larger than `count` bytes. */
export function tooLarge(field: string, count: number): never {
  throw new Refusal(413, 'validation', { errors: { [field]: [{ error: 'file_size_out_of_range', count }] } })
}

/** 415: an unsupported type of file. */
export function unsupported(field: string): never {
  throw new Refusal(415, 'validation', { errors: { [field]: [{ error: 'content_type_invalid' }] } })
}

/** 507: the server's disk is full, and nothing was stored. */
export const noSpace = (field: string): Refusal =>
  new Refusal(507, 'no-space', { errors: { [field]: [{ error: 'no_space' }] } })

/** 401: not signed in. */
export function unauthorized(message?: string): never {
  throw new Refusal(
    401,
    message === undefined ? 'unauthorized' : 'sign-in',
    message === undefined ? {} : { message },
  )
}

/** 401 at sign-in: the password is right, but the code of the second factor is missing or wrong. */
export function codeWanted(error: 'blank' | 'invalid'): never {
  throw new Refusal(401, 'sign-in', { errors: { code: [{ error }] } })
}

/** 403: the permission is missing; any one of `missing` would have sufficed. */
export function forbidden(missing: readonly string[] = []): never {
  throw new Refusal(403, 'forbidden', { missing: [...missing] })
}

/** 403: the password must be confirmed first, with `session.confirm`. */
export function reauthenticate(): never {
  throw new Refusal(403, 'reauthentication', { errors: { session: [{ error: 'reauthentication' }] } })
}

/** 403: in a view (looking at the portal as somebody else) nothing can be changed. */
export function readOnly(): never {
  throw new Refusal(403, 'read-only', { errors: { session: [{ error: 'read_only' }] } })
}

/** 429: try again after this many seconds. */
export function tooMany(seconds: number): never {
  throw new Refusal(429, 'too-many-requests', {}, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) })
}
