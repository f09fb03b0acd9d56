import { useIdleLock } from './use-idle-lock.ts'

/** Locks the portal when nobody is there (LOG-6). */
export function LockLate() {
  useIdleLock()
  return null
}
