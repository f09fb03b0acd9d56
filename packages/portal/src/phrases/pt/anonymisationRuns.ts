import type { anonymisationRuns as es } from '../es/anonymisationRuns.ts'

export const anonymisationRuns = {
  names: {
    log: 'Execuções de anonimização',
  },
} satisfies typeof es
