// Temporary: connection lost, server starting or stopping, too many connections, deadlock, serialization failure,
// lock timeout. A retry succeeds.
const passing = /^(?:08|57P|53300|40|55P03|ECONN|EPIPE|ETIMEDOUT)/

/** Whether a database error is temporary. */
export function isPassing(error: unknown): boolean {
  return (
    passing.test(codeOf(error)) || (error instanceof Error && /^Connection terminated/.test(error.message))
  )
}

/** Whether a statement timed out: retrying helps on a busy machine, but not when it is simply too expensive. */
export const isOutOfTime = (error: unknown): boolean => codeOf(error) === '57014'

/** Whether the disk is full, ours or that of PostgreSQL. */
export function isFull(error: unknown): boolean {
  return /^(?:53100|ENOSPC|EDQUOT)$/.test(codeOf(error))
}

/** Whether a concurrent transaction wrote the same value first, or held a lock. */
export function isCollision(error: unknown): boolean {
  return /^(?:23505|40P01|40001)$/.test(codeOf(error))
}

/** The code of an error, `23505` or `ENOENT`, without its details. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
