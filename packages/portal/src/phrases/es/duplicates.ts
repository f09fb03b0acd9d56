/** Groups of records that are about the same person. */
export const duplicates = {
  names: { screen: 'Duplicados', log: 'Grupos de duplicados' },
}
