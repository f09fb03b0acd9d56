import type { es } from './es.ts'

/** The message keys of Spanish, which every language must have. */
export type FailureWords = Readonly<Record<keyof typeof es, string>>
