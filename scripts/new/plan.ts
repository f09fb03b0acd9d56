import type { Change } from './changes.ts'

export type Options = { path?: string; singular?: string }

/** What a kind makes of a name: the changes, and what is left to the person. */
export type Plan = { changes: Change[]; then: string[] }
