import type { anonymisationRuns as es } from '../es/anonymisationRuns.ts'

export const anonymisationRuns = {
  names: {
    log: 'Anonymisation runs',
  },
} satisfies typeof es
