import { readmeEn } from './readme-en.ts'
import { readmeEs } from './readme-es.ts'
import type { Part } from './archive.ts'

/** How to verify a package, in Spanish and in English. */
export const readmes: readonly Part[] = [
  { name: 'LEEME.txt', content: () => [readmeEs] },
  { name: 'README.txt', content: () => [readmeEn] },
]
