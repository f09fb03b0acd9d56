import type { Filter } from '@portal/sdk'

const screen = '/clustering/filtrosSegmentacion'

export const filtersAddress = screen

/** Where a filter is built. */
export const newFilterAddress = `${screen}?filter=new`

/** Where a filter is shown and changed. */
export const filterAddress = ({ id }: Pick<Filter, 'id'>): string => `${screen}?filter=${id}`
