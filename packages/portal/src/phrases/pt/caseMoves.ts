import type { caseMoves as es } from '../es/caseMoves.ts'

export const caseMoves = {
  names: { screen: 'Reatribuir processos' },
} satisfies typeof es
