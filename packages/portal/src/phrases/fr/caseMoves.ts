import type { caseMoves as es } from '../es/caseMoves.ts'

export const caseMoves = {
  names: { screen: 'Réaffecter des dossiers' },
} satisfies typeof es
