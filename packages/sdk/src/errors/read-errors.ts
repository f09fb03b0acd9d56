import { type ErrorCode, errorCodes } from '#generated/error-codes.ts'
import type { HeldBy } from '#generated/shared/error.ts'
import { isRecord } from '#base/json.ts'

/** One thing wrong with one field. A code that this version does not know stays as text in `code`. */
export interface FieldFault {
  /** The code of the catalogue; any other text is a code newer than this package. */
  readonly code: ErrorCode | (string & {})
  /** The limit that was passed, for lengths and sizes. */
  readonly count?: number | undefined
  /** The value refused, when the server repeats it. */
  readonly value?: string | undefined
  /** With `taken` of a day: the request that holds it, where the server tells it. */
  readonly heldBy?: HeldBy | undefined
}

/** What is wrong with one of the rows that were sent. */
export interface RowFaults {
  /** Its place among them, from 1. */
  readonly row: number
  /** The faults by field path. */
  readonly fields: Readonly<Record<string, readonly FieldFault[]>>
}

/** What an error answer says, whichever of the shapes of the specification §8 it has. */
export type ErrorReading =
  | {
      readonly shape: 'table'
      readonly errors: Readonly<Record<string, unknown>>
      /** The rows at fault, as far as the table names them by number. */
      readonly rows: readonly RowFaults[]
    }
  | { readonly shape: 'waiting-ticket'; readonly errors: Readonly<Record<string, unknown>> }
  | { readonly shape: 'message'; readonly message: string }
  | { readonly shape: 'fields'; readonly fields: Readonly<Record<string, readonly FieldFault[]>> }
  | { readonly shape: 'none' }

/**
 * Reads an error answer (specification §8): a table, a ticket that waits, a message, faults by field, or nothing known.
 * It takes problem details and the old form alike, and never throws.
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
      // The contract says the rest of what has a family and an id.
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
