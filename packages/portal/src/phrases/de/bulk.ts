import type { bulk as es } from '../es/bulk.ts'

export const bulk = {
  keptBack: 'Nicht geändert, weil andere sich nicht ändern ließen',
  allOrNone: 'Alle oder keiner',
  allOrNoneHelp: 'Lässt sich einer nicht ändern, wird keiner geändert.',
} satisfies typeof es
