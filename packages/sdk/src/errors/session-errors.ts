import { PortalError } from './portal-error.ts'

/**
 * Why a session ended: signed out, expired, renewal refused by the server, ended by another tab, or replaced by
 * another sign-in.
 */
export type EndReason = 'logout' | 'expired' | 'rejected' | 'other-tab' | 'replaced'

/** The session of the call has ended; nothing of the call is sent any more. */
export class SessionExpiredError extends PortalError {
  override readonly name = 'SessionExpiredError'
  override readonly kind = 'session-ended' as const
  declare readonly reason: EndReason

  constructor(reason: EndReason, options?: ErrorOptions) {
    super(`The session has ended (${reason}): sign in again`, options)
    this.reason = reason
  }
}
