import type { Change } from './changes.ts'

export type Options = {
  /** Where a screen is opened. */
  path?: string
  singular?: string
  /** The permission that a family is read with, and the one that it is changed with. */
  read?: string
  write?: string
}

/** What a kind makes of a name: the changes, and what is left to the person. */
export type Plan = { changes: Change[]; then: string[] }
