import type { anonymisationRuns as es } from '../es/anonymisationRuns.ts'

export const anonymisationRuns = {
  names: {
    log: 'Exécutions d’anonymisation',
  },
} satisfies typeof es
