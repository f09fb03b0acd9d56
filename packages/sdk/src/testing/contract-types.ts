import type { ErrorCode } from '#generated/error-codes.ts'
import type { OperationId, Operations } from '#generated/operations.ts'
import type { WireAnswer } from '#validation/wire-answer.ts'

/** The parameters in an operation's path; most have `id` or none. */
export type ParamsOf<Id extends OperationId> = Operations[Id]['parameters'] extends { path: infer Params }
  ? Params
  : Readonly<Record<string, never>>

/** The JSON that an operation takes; undefined when it takes none. */
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
 * What an operation answers when all is well: what is in its `data` envelope, a list with its `meta`, the content of a file,
 * or nothing.
 */
export type ResultOf<Id extends OperationId> =
  IsFile<Id> extends true
    ? string | Blob
    : WireAnswer<Id> extends { data: unknown; meta: unknown }
      ? WireAnswer<Id>
      : WireAnswer<Id> extends { data: infer Data }
        ? Data
        : WireAnswer<Id>

/** What proxies and limits answer in front of any operation. */
type StatusOfTheWay = 408 | 425 | 429 | 500 | 502 | 503 | 504

/** The statuses with which the contract lets an operation refuse, and those that any request may meet. */
export type RefusalStatus<Id extends OperationId> = Operations[Id]['failures'] | StatusOfTheWay

/** One thing wrong with a field: its code, or its code and more. */
export type FieldRefusal =
  | ErrorCode
  | { readonly error: ErrorCode; readonly count?: number; readonly value?: string }

/** What a refusal says besides its status. */
export interface RefusalDetails {
  /** What is wrong with which field, as `{ name: ['taken'] }`. */
  readonly errors?: Readonly<Record<string, readonly FieldRefusal[]>>
  /** A message that belongs to no field; it takes the place of `errors`. */
  readonly message?: string
  /** With 403: any one of these permissions would have sufficed. */
  readonly missing?: readonly string[]
  /** Seconds for the header `Retry-After`. */
  readonly retryAfter?: number
}
