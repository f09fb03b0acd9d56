import { useSyncExternalStore } from 'react'
import { useSession } from '@portal/sdk/react'
import { lockedFor, watchLock } from './lock-state.ts'

/** Whether the person at hand has locked the portal; what somebody else has locked is none of theirs. */
export function useLocked(): boolean {
  const uid = useSession()?.userData.uid
  return useSyncExternalStore(watchLock, () => lockedFor()) === (uid ?? false)
}
