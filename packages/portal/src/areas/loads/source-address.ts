/** Where the sources of scheduled loads stand. */
export const sourcesAddress = '/clustering/cargue?sources=all'
export const newSourceAddress = '/clustering/cargue?sources=new'
export const sourceAddress = ({ id }: { id: string }): string => `/clustering/cargue?sources=${id}`
