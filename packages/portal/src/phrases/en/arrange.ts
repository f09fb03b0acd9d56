import type { arrange as es } from '../es/arrange.ts'

/** Arranging the dashboard. */
export const arrange = {
  title: 'Arrange the dashboard',
  text: 'Drag the parts or use the menu of each. What waits always comes first, and the first four figures are shown. It is kept in this browser.',
  tiles: 'Figures',
  cards: 'Cards',
  hidden: 'Not shown',
  show: 'Show',
  hide: 'Hide',
  reset: 'Back to the original order',
} satisfies typeof es
