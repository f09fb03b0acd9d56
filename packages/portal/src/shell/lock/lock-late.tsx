import { useIdleLock } from './use-idle-lock.ts'

/** Locks the portal after inactivity (LOG-6). */
export function LockLate() {
  useIdleLock()
  return null
}
