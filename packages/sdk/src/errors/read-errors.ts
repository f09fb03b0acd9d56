import { type ErrorCode, errorCodes } from '#generated/error-codes.ts'
import type { HeldBy } from '#generated/shared/error.ts'
import { isRecord } from '#base/json.ts'

/** One error of one field. A code that this version does not know stays as text in `code`. */
export interface FieldFault {
  /** A code of the catalogue; any other text is a code that is newer than this package. */
  readonly code: ErrorCode | (string & {})
  /** The limit that was exceeded, for lengths and sizes. */
  readonly count?: number | undefined
  /** The refused value, if the server repeats it. */
  readonly value?: string | undefined
  /** With `taken` of a day: the request that occupies it, if the server sends it. */
  readonly heldBy?: HeldBy | undefined
}

/** The errors of one of the rows that were sent. */
export interface RowFaults {
  /** The position of the row, from 1. */
  readonly row: number
  /** The errors by field path. */
  readonly fields: Readonly<Record<string, readonly FieldFault[]>>
}

/** A parsed error answer, whichever shape of specification §8 it has. */
export type ErrorReading =
  | {
      readonly shape: 'table'
      readonly errors: Readonly<Record<string, unknown>>
      /** The invalid rows that the answer identifies by number. */
      readonly rows: readonly RowFaults[]
    }
  | { readonly shape: 'waiting-ticket'; readonly errors: Readonly<Record<string, unknown>> }
  | { readonly shape: 'message'; readonly message: string }
  | { readonly shape: 'fields'; readonly fields: Readonly<Record<string, readonly FieldFault[]>> }
  | { readonly shape: 'none' }

/**
 * Parses an error answer (specification §8): a table, a pending ticket, a message, errors by field, or unknown. It
 * accepts problem details and the old format, and never throws.
 *
 * @param root The key that holds the errors, for services that name it otherwise.
 */
export function readErrors(body: unknown, root = 'errors'): ErrorReading {
  const errors = objectAt(body, root) ?? objectAt(body, 'errors')
  if (!errors) return { shape: 'none' }
  if (errors.type === 'table') return { shape: 'table', errors, rows: rowsOf(errors.rows) }
  if (Number(errors.tieneTicketEspera) === 1) return { shape: 'waiting-ticket', errors }
  if (typeof errors.message === 'string' && errors.message !== '') {
    return { shape: 'message', message: errors.message }
  }
  const fields = fieldsOf(objectAt(errors, root) ?? errors)
  return Object.keys(fields).length > 0 ? { shape: 'fields', fields } : { shape: 'none' }
}

/** Whether a text is a code of the catalogue. */
export function isErrorCode(text: unknown): text is ErrorCode {
  return (errorCodes as readonly unknown[]).includes(text)
}

function rowsOf(list: unknown): RowFaults[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((item: unknown) => {
    const row = isRecord(item) ? item.row : undefined
    return typeof row === 'number' ? [{ row, fields: fieldsOf(objectAt(item, 'errors') ?? {}) }] : []
  })
}

function fieldsOf(errors: Record<string, unknown>): Record<string, readonly FieldFault[]> {
  const fields: Record<string, readonly FieldFault[]> = {}
  for (const [field, list] of Object.entries(errors)) {
    const faults = Array.isArray(list) ? list.flatMap(faultOf) : []
    if (faults.length > 0) fields[field] = faults
  }
  return fields
}

function faultOf(item: unknown): FieldFault[] {
  if (typeof item === 'string') return [{ code: item }]
  if (!isRecord(item) || typeof item.error !== 'string') return []
  const { error, count, value, heldBy } = item
  return [
    {
      code: error,
      count: typeof count === 'number' ? count : undefined,
      value: typeof value === 'string' ? value : undefined,
      // The contract guarantees the rest when family and id are there.
      heldBy: isHolder(heldBy) ? heldBy : undefined,
    },
  ]
}

const isHolder = (value: unknown): value is HeldBy =>
  isRecord(value) && typeof value.family === 'string' && typeof value.id === 'string'

function objectAt(value: unknown, key: string): Record<string, unknown> | undefined {
  const inner = isRecord(value) ? value[key] : undefined
  return isRecord(inner) ? inner : undefined
}
