import { type HttpError, isPortalError } from '@portal/sdk'

/** The errors of one row, by field, in a request that was refused as a whole. */
export type RowFields = HttpError['rows'][number]['fields']

/** The invalid rows of a request that was refused as a whole, by position from 1; undefined for any other failure. */
export function rowsAtFault(error: unknown): ReadonlyMap<number, RowFields> | undefined {
  if (!isPortalError(error, 'validation') || error.rows.length === 0) return undefined
  return new Map(error.rows.map(({ row, fields }) => [row, fields]))
}
