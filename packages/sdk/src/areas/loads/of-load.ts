import { ConnectionError } from '#errors/connection-errors.ts'
import { type AnyPortalError, isPortalError } from '#errors/is-portal-error.ts'
import { reworded } from '#errors/reworded.ts'
import { SessionExpiredError } from '#errors/session-errors.ts'
import { isShared } from '#http/perform.ts'

/** Adds the load's id to a failure. */
export function ofLoad(loadId: string, error: unknown): unknown {
  if (!isPortalError(error) || error.loadId !== undefined) return error
  const own = ownOf(error)
  return Object.assign(reworded(own, `${own.message} (load ${loadId})`), { loadId })
}

/** A shared error reaches several callers: copy it before naming the load of one of them. */
function ownOf(error: AnyPortalError): AnyPortalError {
  if (!isShared(error)) return error
  if (isPortalError(error, 'session-ended')) return new SessionExpiredError(error.reason, { cause: error })
  return new ConnectionError(error.message, { cause: error, during: 'renewal' })
}
