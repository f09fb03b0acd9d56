import { useEffect } from 'react'
import { isPortalError } from '@portal/sdk'
import { usePortal } from '@portal/sdk/react'

/**
 * Refreshes the session when a refusal names a permission that this page believes to be held: it was revoked
 * unnoticed. Menu and guards update.
 */
export function useStaleRights(error: unknown): void {
  const { session } = usePortal()
  const missing = isPortalError(error, 'permission') ? error.missing : []
  const held = session.current?.userData.accessPermissions ?? []
  const isStale = missing.some((name) => held.includes(name))
  useEffect(() => {
    // Errors here are ignored: the caller already reports the refusal.
    if (isStale) session.show().catch(() => undefined)
  }, [session, isStale])
}
