import type { caseMoves as es } from '../es/caseMoves.ts'

export const caseMoves = {
  names: { screen: 'Vorgänge umverteilen' },
} satisfies typeof es
