import type { legalHolds as es } from '../es/legalHolds.ts'

export const legalHolds = {
  names: {
    log: 'Legal holds',
  },
} satisfies typeof es
