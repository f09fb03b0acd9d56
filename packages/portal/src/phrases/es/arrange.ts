/** Arranging the dashboard. */
export const arrange = {
  title: 'Organizar el panel de inicio',
  text: 'Arrastre las partes o use el menú de cada una. Lo pendiente va siempre primero, y se ven las cuatro primeras cifras. Se guarda en este navegador.',
  tiles: 'Cifras',
  cards: 'Tarjetas',
  hidden: 'No se muestra',
  show: 'Mostrar',
  hide: 'Ocultar',
  reset: 'Volver al orden original',
}
