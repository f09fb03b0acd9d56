import type { es } from './es.ts'

/** The words that Spanish has and the other languages must have. */
export type FailureWords = Readonly<Record<keyof typeof es, string>>
