import type { Load } from '@portal/sdk/contract'
import { isFull } from '#db/failures.ts'

type Failure = NonNullable<Load['failure']>

/** The stored file is missing or unreadable: a retry cannot help. */
export class UnreadableFile extends Error {
  constructor(cause: unknown) {
    super('the file of the load cannot be read', { cause })
  }
}

/** The displayed reason of a failed load. */
export function failureOf(error: unknown, row: number): Failure {
  if (error instanceof UnreadableFile) return { code: 'content_type_invalid', row: null }
  return { code: isFull(error) ? 'no_space' : 'invalid', row: row > 0 ? row : null }
}
