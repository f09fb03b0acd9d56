import { RecoveryRequest } from './recovery-request.tsx'

/** A new password by the Windows user, at both addresses that the specification §2 names. */
export function RecoveryScreen() {
  return <RecoveryRequest words="windowsUser" />
}
