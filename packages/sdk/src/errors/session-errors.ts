import { PortalError } from './portal-error.ts'

/**
 * Why a session ended: signed out, its time was up, the server refused to renew it, another tab ended it, or another
 * sign-in took its place.
 */
export type EndReason = 'logout' | 'expired' | 'rejected' | 'other-tab' | 'replaced'

/** The session that the call belonged to has ended; nothing of it is sent any more. */
export class SessionExpiredError extends PortalError {
  override readonly name = 'SessionExpiredError'
  override readonly kind = 'session-ended' as const
  declare readonly reason: EndReason

  constructor(reason: EndReason, options?: ErrorOptions) {
    super(`The session has ended (${reason}): sign in again`, options)
    this.reason = reason
  }
}
