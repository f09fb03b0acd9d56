import type { records as es } from '../es/records.ts'

export const records = {
  names: { log: 'Served records', acts: { next: 'served', finish: 'result', release: 'returned' } },
} satisfies typeof es
