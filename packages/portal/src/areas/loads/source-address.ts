/** The path of scheduled load sources. */
export const sourcesAddress = '/clustering/cargue?sources=all'
export const newSourceAddress = '/clustering/cargue?sources=new'
export const sourceAddress = ({ id }: { id: string }): string => `/clustering/cargue?sources=${id}`
