import type { Names } from './names.ts'

/** What a family is made of. */
export type Family = { area: string; service: string; names: { many: Names; one: Names } }
