/** What the network says, as `ECONNREFUSED`, else the words of the last cause: it lies below the failure of fetch. */
export function networkReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return networkReason(error.cause) ?? error.message
}
