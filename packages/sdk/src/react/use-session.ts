import { useSyncExternalStore } from 'react'
import type { CurrentSession } from '#session/stored-session.ts'
import { usePortal } from './portal-provider.tsx'

/** The signed-in person, if any; the component renders again when that changes. */
export function useSession(): CurrentSession | undefined {
  const { session } = usePortal()
  const current = () => session.current
  return useSyncExternalStore(session.subscribe, current, current)
}
