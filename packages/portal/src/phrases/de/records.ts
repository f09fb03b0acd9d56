import type { records as es } from '../es/records.ts'

export const records = {
  names: {
    log: 'Ausgegebene Datensätze',
    acts: { next: 'ausgegeben', finish: 'Ergebnis', release: 'zurückgegeben' },
  },
} satisfies typeof es
