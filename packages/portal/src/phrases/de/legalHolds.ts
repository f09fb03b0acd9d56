import type { legalHolds as es } from '../es/legalHolds.ts'

export const legalHolds = {
  names: {
    log: 'Aufbewahrungspflichten',
  },
} satisfies typeof es
