/**
 * The network's error code, such as `ECONNREFUSED`, else the message of the innermost cause: fetch nests it below its
 * own error.
 */
export function networkReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return networkReason(error.cause) ?? error.message
}
