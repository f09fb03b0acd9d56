/** The terms of open tickets counted anew. */
export const clockRecounts = {
  names: { log: 'Recuentos de plazos' },
  title: 'Recuento de los plazos',
  rows: '{{done}} de {{total}} tickets',
  rate: '{{rate}} tickets/s',
  queued: 'Los plazos de los tickets abiertos se volverán a contar en breve.',
  cancelled: 'El último recuento se canceló: hay tickets con los plazos de antes.',
  again: 'Volver a contar',
  stopped: 'Recuento cancelado',
}
