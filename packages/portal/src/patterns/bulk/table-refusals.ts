import { type HttpError, isPortalError } from '@portal/sdk'

/** The codes of one row that a service has refused together with all the others, by field. */
export type RowFields = HttpError['rows'][number]['fields']

/** The rows at fault of a request that was refused as a whole, by their place from 1; undefined for any other failure. */
export function rowsAtFault(error: unknown): ReadonlyMap<number, RowFields> | undefined {
  if (!isPortalError(error, 'validation') || error.rows.length === 0) return undefined
  return new Map(error.rows.map(({ row, fields }) => [row, fields]))
}
