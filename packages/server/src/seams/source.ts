import type { Readable } from 'node:stream'
import type { LoadSourceRun } from '@portal/sdk/contract'

export type FoundFile = { name: string; size: number; modifiedAt: Date }

/** An open folder of source files. */
export type SourceFolder = {
  /** Its files, without those of subfolders. */
  list(): Promise<FoundFile[]>
  read(name: string): Promise<Readable>
  /** Moves a file into a sibling folder, which is created if needed. */
  move(name: string, into: 'done' | 'failed'): Promise<void>
  close(): Promise<void>
}

/** Why a source could not be read. */
export class SourceFailure extends Error {
  readonly failure: NonNullable<LoadSourceRun['failure']>
  constructor(failure: NonNullable<LoadSourceRun['failure']>, options?: ErrorOptions) {
    super(`a source failed: ${failure}`, options)
    this.failure = failure
  }
}
