import type { Load, LoadCause } from '@portal/sdk'

type Named = Pick<Load, 'id'>

/** The part of a load's page that lists its rejected rows. */
export const rowsPart = '#rejected-rows'

/** How the errors of rows as a whole are asked for, which have no field. */
export const wholeRow = '*'

/** Where a load is shown. */
export const loadAddress = ({ id }: Named): string => `/clustering/cargue?load=${id}`

/** Where the rejected rows of a load are corrected: those with errors first. */
export const mendAddress = ({ id }: Named): string => `${loadAddress({ id })}&rows=mend&show=rejected`

/** Where the rejected rows of a cause are listed. */
export function rowsAddress(load: Named, { field, code }: LoadCause): string {
  const params = new URLSearchParams({ field: field ?? wholeRow, code })
  return `${loadAddress(load)}&${params.toString()}${rowsPart}`
}
