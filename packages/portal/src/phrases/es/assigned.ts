/** Ending assignments of patterns. */
export const assigned = {
  end: 'Terminar {{name}}',
  title: '¿Terminar «{{pattern}}» de {{person}}?',
  text: 'Sus días pasados no cambian. Desde hoy su plan son los turnos con fecha que tenga, y nada más hasta que se le asigne otro modelo.',
  send: 'Terminar la asignación',
  done: 'Asignación terminada',
}
