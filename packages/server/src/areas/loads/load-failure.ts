import type { Load } from '@portal/sdk/contract'
import { isFull } from '#db/failures.ts'

type Failure = NonNullable<Load['failure']>

/** The stored file is gone or cannot be read: no later try will help. */
export class UnreadableFile extends Error {
  constructor(cause: unknown) {
    super('the file of the load cannot be read', { cause })
  }
}

/** What the load shows of an error that ended it. */
export function failureOf(error: unknown, row: number): Failure {
  if (error instanceof UnreadableFile) return { code: 'content_type_invalid', row: null }
  return { code: isFull(error) ? 'no_space' : 'invalid', row: row > 0 ? row : null }
}
