import type { bulk as es } from '../es/bulk.ts'

export const bulk = {
  keptBack: 'Not changed, because others could not be',
  allOrNone: 'All or none',
  allOrNoneHelp: 'If one cannot be changed, none is.',
} satisfies typeof es
