import type { bulk as es } from '../es/bulk.ts'

export const bulk = {
  keptBack: 'Não foi alterado, porque outros não puderam ser',
  allOrNone: 'Todos ou nenhum',
  allOrNoneHelp: 'Se um não puder ser alterado, nenhum é alterado.',
} satisfies typeof es
