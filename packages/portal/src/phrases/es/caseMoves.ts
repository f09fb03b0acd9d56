/** What the screen that moves case files is called; its words stand with those of the pool. */
export const caseMoves = {
  names: { screen: 'Reasignar expedientes' },
}
