import { useEffect } from 'react'
import { isPortalError } from '@portal/sdk'
import { usePortal } from '@portal/sdk/react'

/**
 * A refusal names a permission that this page believes to be held: it was taken without the page having heard of it. The
 * session is read anew, so that the menu and the guards know.
 */
export function useStaleRights(error: unknown): void {
  const { session } = usePortal()
  const missing = isPortalError(error, 'permission') ? error.missing : []
  const held = session.current?.userData.accessPermissions ?? []
  const isStale = missing.some((name) => held.includes(name))
  useEffect(() => {
    // A failure here was refused before, and the caller reports it.
    if (isStale) session.show().catch(() => undefined)
  }, [session, isStale])
}
