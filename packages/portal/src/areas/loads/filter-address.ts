import type { Filter } from '@portal/sdk'

const screen = '/clustering/filtrosSegmentacion'

export const filtersAddress = screen

/** The path of the filter editor. */
export const newFilterAddress = `${screen}?filter=new`

/** The path of a filter. */
export const filterAddress = ({ id }: Pick<Filter, 'id'>): string => `${screen}?filter=${id}`
