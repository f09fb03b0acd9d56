import type { Load, LoadCause } from '@portal/sdk'

type Named = Pick<Load, 'id'>

/** The URL parameter of a load's page for its rejected rows. */
export const rowsPart = '#rejected-rows'

/** The filter value for errors of whole rows, which have no field. */
export const wholeRow = '*'

/** The path of a load. */
export const loadAddress = ({ id }: Named): string => `/clustering/cargue?load=${id}`

/** The page for correcting rejected rows: initially those with errors. */
export const mendAddress = ({ id }: Named): string => `${loadAddress({ id })}&rows=mend&show=rejected`

/** The page with the rejected rows of a cause. */
export function rowsAddress(load: Named, { field, code }: LoadCause): string {
  const params = new URLSearchParams({ field: field ?? wholeRow, code })
  return `${loadAddress(load)}&${params.toString()}${rowsPart}`
}
