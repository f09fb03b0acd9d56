import type { ErrorCode, HeldBy } from '@portal/sdk/contract'

export type { ErrorCode, HeldBy }
/** What a code is said with: the limit, the value, or the request that holds a day. */
export type Extra = { count?: number; value?: string; heldBy?: HeldBy }
export type FieldErrors = Record<string, ({ error: ErrorCode } & Extra)[]>
/** What is wrong with one of many rows, which are counted from 1. */
export type RefusedRow = { row: number; errors: FieldErrors }
type Body = {
  errors?: FieldErrors
  rows?: RefusedRow[]
  waiting?: object
  message?: string
  missing?: string[]
}

/** A "no" that the contract knows. Thrown anywhere below a handler; `http/error-reply` writes it. */
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

/** 422: this field is wrong, for this reason of the catalogue. */
export function refuse(code: ErrorCode, field: string, extra: Extra = {}): never {
  throw new Refusal(422, 'validation', { errors: { [field]: [{ error: code, ...extra }] } })
}

/** 422 with several fields at once. Does nothing when there are none. */
export function refuseAll(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new Refusal(422, 'validation', { errors })
}

/** 422 with the table of the specification §8: for these rows nothing is done with any. Does nothing when there are none. */
export function refuseRows(rows: RefusedRow[]): void {
  if (rows.length > 0) throw new Refusal(422, 'rows', { rows })
}

/** 409 with the ticket that waits (`tieneTicketEspera`, specification §8): it comes before any other. */
export function waitingTicket(ticket: object): never {
  throw new Refusal(409, 'conflict', { waiting: ticket })
}

/** 409: the thing is in a state that does not allow this. */
export function conflict(code: ErrorCode, field: string, extra: Extra = {}): never {
  throw new Refusal(409, 'conflict', { errors: { [field]: [{ error: code, ...extra }] } })
}

/** 404: no such thing, or none that this person may see; never says which. */
export function notFound(): never {
  throw new Refusal(404, 'not-found')
}

/** 413: larger than `count` bytes. */
export function tooLarge(field: string, count: number): never {
  throw new Refusal(413, 'validation', { errors: { [field]: [{ error: 'file_size_out_of_range', count }] } })
}

/** 415: not a kind of file that is read here. */
export function unsupported(field: string): never {
  throw new Refusal(415, 'validation', { errors: { [field]: [{ error: 'content_type_invalid' }] } })
}

/** 507: the disk of the server is full, and nothing was kept. */
export const noSpace = (field: string): Refusal =>
  new Refusal(507, 'no-space', { errors: { [field]: [{ error: 'no_space' }] } })

/** 401: who are you? */
export function unauthorized(message?: string): never {
  throw new Refusal(
    401,
    message === undefined ? 'unauthorized' : 'sign-in',
    message === undefined ? {} : { message },
  )
}

/** 401 at sign-in: the password is right, and the code of the second factor is missing or wrong. */
export function codeWanted(error: 'blank' | 'invalid'): never {
  throw new Refusal(401, 'sign-in', { errors: { code: [{ error }] } })
}

/** 403: you may not; any one of `missing` would have sufficed. */
export function forbidden(missing: readonly string[] = []): never {
  throw new Refusal(403, 'forbidden', { missing: [...missing] })
}

/** 403: not before the person has said the password again; `session.confirm` takes it. */
export function reauthenticate(): never {
  throw new Refusal(403, 'reauthentication', { errors: { session: [{ error: 'reauthentication' }] } })
}

/** 403: whoever looks at the portal as somebody else only looks. */
export function readOnly(): never {
  throw new Refusal(403, 'read-only', { errors: { session: [{ error: 'read_only' }] } })
}

/** 429: come back in so many seconds. */
export function tooMany(seconds: number): never {
  throw new Refusal(429, 'too-many-requests', {}, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) })
}
