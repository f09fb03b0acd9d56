import { RecoveryRequest } from './recovery-request.tsx'

/** A new password by user name or e-mail. */
export function ForgotPasswordScreen() {
  return <RecoveryRequest words="userOrEmail" />
}
