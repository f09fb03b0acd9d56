import type { fieldClasses as es } from '../es/fieldClasses.ts'

export const fieldClasses = {
  names: {
    log: 'Classes dos campos',
  },
} satisfies typeof es
