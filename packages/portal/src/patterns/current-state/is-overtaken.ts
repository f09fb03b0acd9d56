import { isPortalError } from '@portal/sdk'

/** Whether somebody else was first: the row has changed, or its state no longer allows the action. */
export function isOvertaken(error: unknown): boolean {
  if (!isPortalError(error, 'conflict')) return false
  const { version, state } = error.fields
  return version?.[0]?.code === 'stale' || state !== undefined
}
