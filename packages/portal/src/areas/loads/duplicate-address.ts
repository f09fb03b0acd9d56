type Named = { id: string }

export const duplicatesAddress = '/clustering/resultados'

/** Where a search and its groups are shown. */
export const searchAddress = ({ id }: Named): string => `${duplicatesAddress}?duplicateSearch=${id}`

/** Where a group stands side by side. */
export const groupAddress = (searchId: string, { id }: Named): string =>
  `${duplicatesAddress}?duplicateSearch=${searchId}&group=${id}`
