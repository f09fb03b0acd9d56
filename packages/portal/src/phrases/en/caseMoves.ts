import type { caseMoves as es } from '../es/caseMoves.ts'

export const caseMoves = {
  names: { screen: 'Move case files' },
} satisfies typeof es
