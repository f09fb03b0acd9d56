type Named = { id: string }

export const duplicatesAddress = '/clustering/resultados'

/** The path of a search. */
export const searchAddress = ({ id }: Named): string => `${duplicatesAddress}?duplicateSearch=${id}`

/** The path of a group. */
export const groupAddress = (searchId: string, { id }: Named): string =>
  `${duplicatesAddress}?duplicateSearch=${searchId}&group=${id}`
