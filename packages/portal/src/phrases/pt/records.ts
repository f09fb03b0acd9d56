import type { records as es } from '../es/records.ts'

export const records = {
  names: { log: 'Registos servidos', acts: { next: 'serviço', finish: 'resultado', release: 'devolução' } },
} satisfies typeof es
