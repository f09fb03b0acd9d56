import { useSyncExternalStore } from 'react'
import { useSession } from '@portal/sdk/react'
import { lockedFor, watchLock } from './lock-state.ts'

/** Whether the current person has locked the portal; another person's lock does not count. */
export function useLocked(): boolean {
  const uid = useSession()?.userData.uid
  return useSyncExternalStore(watchLock, () => lockedFor()) === (uid ?? false)
}
