// Connection lost, server starting or stopping, too many of us, deadlock, serialization, a lock that others hold: the same
// work succeeds later.
const passing = /^(?:08|57P|53300|40|55P03|ECONN|EPIPE|ETIMEDOUT)/

/** Whether an error of the database passes by itself. */
export function isPassing(error: unknown): boolean {
  return (
    passing.test(codeOf(error)) || (error instanceof Error && /^Connection terminated/.test(error.message))
  )
}

/** Whether a statement ran into its limit of time: on a busy machine it may not, and of what is too much it always does. */
export const isOutOfTime = (error: unknown): boolean => codeOf(error) === '57014'

/** Whether the disk is full, ours or that of PostgreSQL. */
export function isFull(error: unknown): boolean {
  return /^(?:53100|ENOSPC|EDQUOT)$/.test(codeOf(error))
}

/** Whether another transaction wrote the same thing first, or held what this one needed. */
export function isCollision(error: unknown): boolean {
  return /^(?:23505|40P01|40001)$/.test(codeOf(error))
}

/** `23505`, `ENOENT`: what an error calls itself; nothing of what it is about. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
