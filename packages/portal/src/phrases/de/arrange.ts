import type { arrange as es } from '../es/arrange.ts'

/** Arranging the dashboard. */
export const arrange = {
  title: 'Startseite anordnen',
  text: 'Ziehen Sie die Teile oder nutzen Sie das Menü jedes Teils. Offenes steht immer zuerst, und die ersten vier Kennzahlen sind zu sehen. Das bleibt in diesem Browser gespeichert.',
  tiles: 'Kennzahlen',
  cards: 'Karten',
  hidden: 'Wird nicht gezeigt',
  show: 'Anzeigen',
  hide: 'Ausblenden',
  reset: 'Zurück zur ursprünglichen Reihenfolge',
} satisfies typeof es
