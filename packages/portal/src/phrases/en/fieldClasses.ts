import type { fieldClasses as es } from '../es/fieldClasses.ts'

export const fieldClasses = {
  names: {
    log: 'Classes of fields',
  },
} satisfies typeof es
