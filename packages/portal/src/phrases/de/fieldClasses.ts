import type { fieldClasses as es } from '../es/fieldClasses.ts'

export const fieldClasses = {
  names: {
    log: 'Klassen von Feldern',
  },
} satisfies typeof es
