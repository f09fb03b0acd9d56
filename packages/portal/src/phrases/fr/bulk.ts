import type { bulk as es } from '../es/bulk.ts'

export const bulk = {
  keptBack: 'Non modifié, car d’autres n’ont pas pu l’être',
  allOrNone: 'Tous ou aucun',
  allOrNoneHelp: 'Si l’un ne peut pas être modifié, aucun ne l’est.',
} satisfies typeof es
