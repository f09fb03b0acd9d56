/** The title of the screen that moves case files; its other phrases are with the pool. */
export const caseMoves = {
  names: { screen: 'Reasignar expedientes' },
}
