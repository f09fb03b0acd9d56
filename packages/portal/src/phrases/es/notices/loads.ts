import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const loads = {
  origin: 'Cargas',
  completed: {
    kind: 'Una carga ha terminado',
    title: 'La carga «{{load}}» ha terminado',
    text: 'Filas leídas: {{records}}. Rechazadas: {{errors}}.',
  },
  failed: {
    kind: 'Una carga ha fallado',
    title: 'La carga «{{load}}» ha fallado',
    text: 'Ábrala para ver el motivo y reanudarla.',
  },
  undone: {
    kind: 'Una carga se ha deshecho',
    title: 'La carga «{{load}}» se ha deshecho',
    text: 'Registros devueltos: {{records}}. Conservados: {{kept}}.',
  },
  deleted: {
    kind: 'Una carga se ha eliminado',
    title: 'La carga «{{load}}» se ha eliminado',
    text: 'Registros retirados o devueltos: {{records}}.',
  },
  sourceFailed: {
    kind: 'Una carga programada ha fallado',
    title: 'La carga programada «{{source}}» ha fallado',
    text: 'No se ha podido tomar «{{file}}».',
  },
} satisfies NoticeWordsOf<'loads'>
