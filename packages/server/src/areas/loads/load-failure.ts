import type { components } from '#contract/generated/laia.ts'

type Failure = NonNullable<components['schemas']['Load']['failure']>

/** The stored file is gone or cannot be read: no later try will help. */
export class UnreadableFile extends Error {
  constructor(cause: unknown) {
    super('the file of the load cannot be read', { cause })
  }
}

// Connection lost, server starting or stopping, deadlock, serialization: the same work succeeds later.
const passing = /^(?:08|57P|40|ECONN|EPIPE|ETIMEDOUT)/

/** Whether an error of the database passes by itself. */
export function isPassing(error: unknown): boolean {
  return (
    passing.test(codeOf(error)) || (error instanceof Error && /^Connection terminated/.test(error.message))
  )
}

/** Whether another transaction wrote the same thing first, or held what this one needed. */
export function isCollision(error: unknown): boolean {
  return /^(?:23505|40P01|40001)$/.test(codeOf(error))
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** What the load shows of an error that ended it. */
export function failureOf(error: unknown, row: number): Failure {
  if (error instanceof UnreadableFile) return { code: 'content_type_invalid', row: null }
  return { code: 'invalid', row: row > 0 ? row : null }
}
