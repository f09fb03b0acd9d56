import type { ErrorCode } from '#generated/error-codes.ts'
import type { OperationId, Operations } from '#generated/operations.ts'
import type { WireAnswer } from '#validation/wire-answer.ts'

/** The parameters in an operation's path; most have `id` or none. */
export type ParamsOf<Id extends OperationId> = Operations[Id]['parameters'] extends { path: infer Params }
  ? Params
  : Readonly<Record<string, never>>

/** The JSON body of an operation; undefined when it has none. */
export type BodyOf<Id extends OperationId> = [NonNullable<Operations[Id]['requestBody']>] extends [never]
  ? undefined
  : Operations[Id]['requestBody'] extends { content: { 'application/json': infer Body } }
    ? Body
    : undefined

type IsFile<Id extends OperationId> = Operations[Id]['responses'] extends {
  200: { content: { 'text/csv': unknown } }
}
  ? true
  : false

/**
 * The successful result of an operation: the content of its `data` envelope, a list with its `meta`, the content of a
 * file, or nothing.
 */
export type ResultOf<Id extends OperationId> =
  IsFile<Id> extends true
    ? string | Blob
    : WireAnswer<Id> extends { data: unknown; meta: unknown }
      ? WireAnswer<Id>
      : WireAnswer<Id> extends { data: infer Data }
        ? Data
        : WireAnswer<Id>

/** Statuses that a proxy or a limit may return for any operation. */
type StatusOfTheWay = 408 | 425 | 429 | 500 | 502 | 503 | 504

/** The error statuses that the contract declares for an operation, and those that any request may get. */
export type RefusalStatus<Id extends OperationId> = Operations[Id]['failures'] | StatusOfTheWay

/** One error of a field: its code, or its code with details. */
export type FieldRefusal =
  | ErrorCode
  | { readonly error: ErrorCode; readonly count?: number; readonly value?: string }

/** The content of an error besides its status. */
export interface RefusalDetails {
  /** The errors by field, such as `{ name: ['taken'] }`. */
  readonly errors?: Readonly<Record<string, readonly FieldRefusal[]>>
  /** A message that belongs to no field; it replaces `errors`. */
  readonly message?: string
  /** For 403: permissions of which any one would have sufficed. */
  readonly missing?: readonly string[]
  /** The header `Retry-After`, in seconds. */
  readonly retryAfter?: number
}
