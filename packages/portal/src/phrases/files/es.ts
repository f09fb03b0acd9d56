import type { PhraseFile } from './phrase-files.ts'

export const files = import.meta.glob<PhraseFile>('../es/*.ts')
