import type { anonymisationRuns as es } from '../es/anonymisationRuns.ts'

export const anonymisationRuns = {
  names: {
    log: 'Läufe der Anonymisierung',
  },
} satisfies typeof es
