import type { records as es } from '../es/records.ts'

export const records = {
  names: {
    log: 'Enregistrements servis',
    acts: { next: 'service', finish: 'résultat', release: 'restitution' },
  },
} satisfies typeof es
