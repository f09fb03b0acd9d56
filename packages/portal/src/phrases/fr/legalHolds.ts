import type { legalHolds as es } from '../es/legalHolds.ts'

export const legalHolds = {
  names: {
    log: 'Conservations légales',
  },
} satisfies typeof es
