/** What is seldom seen of changing many at once. */
export const bulk = {
  keptBack: 'No se cambió porque otros no se pudieron cambiar',
  allOrNone: 'Todos o ninguno',
  allOrNoneHelp: 'Si uno no se puede cambiar, no se cambia ninguno.',
}
