import type { Readable } from 'node:stream'
import type { LoadSourceRun } from '@portal/sdk/contract'

export type FoundFile = { name: string; size: number; modifiedAt: Date }

/** A folder that files come from, while it is open. */
export type SourceFolder = {
  /** The files that stand in it, without those of folders below. */
  list(): Promise<FoundFile[]>
  read(name: string): Promise<Readable>
  /** Puts a file into a folder beside it, which is made when there is none. */
  move(name: string, into: 'done' | 'failed'): Promise<void>
  close(): Promise<void>
}

/** Why nothing could be taken from a source. */
export class SourceFailure extends Error {
  readonly failure: NonNullable<LoadSourceRun['failure']>
  constructor(failure: NonNullable<LoadSourceRun['failure']>, options?: ErrorOptions) {
    super(`a source failed: ${failure}`, options)
    this.failure = failure
  }
}
