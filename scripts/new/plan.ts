import type { Change } from './changes.ts'

export type Options = {
  /** The path of a screen. */
  path?: string
  singular?: string
  /** The permissions to read a family and to change it. */
  read?: string
  write?: string
}

/** The result of a generator: the changes, and what is left to the author. */
export type Plan = { changes: Change[]; then: string[] }
