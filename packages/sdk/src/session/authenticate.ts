import { BodyNotReplayableError } from '#errors/connection-errors.ts'
import { httpErrorOf } from '#errors/http-errors.ts'
import { SessionExpiredError } from '#errors/session-errors.ts'
import type { SessionCoordinator } from '#session/coordinator.ts'
import { isJustNow } from '#session/renewal.ts'
import type { Credentials } from '#session/stored-session.ts'
import type { Clock } from '#http/clock.ts'
import { isReplayable, type PipeRequest, type Send } from '#http/send.ts'
import { type ServicePolicy, servicePolicies } from '#http/services.ts'

/** Dependencies of the layer. */
export interface AuthenticationRules {
  readonly session: SessionCoordinator
  readonly clock: Clock
  /** The key that analytics accepts when nobody is signed in. */
  readonly analyticsKey?: string | undefined
  /** Treat 401 and 403 as specification §4 does, without asking the server what they mean. */
  readonly strictSecondary?: boolean | undefined
}

/**
 * Adds the session's credentials; on a 401 it renews them once and sends again. That is no retry: it happens once,
 * immediately, and independently of `maxRetries`. The second answer is final. When a server refuses renewed tokens,
 * too, the next renewal waits for a cool-down, however many calls are refused.
 */
export function authenticating(next: Send, rules: AuthenticationRules): Send {
  const { session, clock, strictSecondary, analyticsKey } = rules
  // The last renewal without effect: another one so soon after it would have none either.
  let vain = { generation: 0, at: 0 }
  return async (request) => {
    const { context, signal } = request
    if (context.auth === 'none') return next(request)
    const policy = servicePolicies[context.service]
    const send = (credentials: Credentials | undefined) =>
      next(withCredentials(request, policy, credentials, analyticsKey))
    const used = await session.credentials(signal)
    keepToOneSession(request, used)
    let response = await send(used)
    if (!used) return response
    const isStrict = (renews: boolean) => strictSecondary && renews === (policy.renewsOn403 ?? false)
    const isRefused = () => response.status === 401 || (isStrict(true) && isRefusal(response))
    if (isRefused() && (used.generation !== vain.generation || !isJustNow(vain.at, clock))) {
      refuseUnlessReplayable(request, response)
      await response.body?.cancel()
      const renewed = await session.renew(used, signal)
      response = await send(renewed)
      if (isRefused()) vain = { generation: renewed.generation, at: clock.now() }
    }
    if (isStrict(false) && isRefusal(response)) await session.end('rejected')
    return response
  }
}

function isRefusal({ status }: Response): boolean {
  return status === 401 || status === 403
}

/** A retry must never be sent with another person's credentials. */
function keepToOneSession({ context }: PipeRequest, used: Credentials | undefined): void {
  context.sessionId ??= used?.sessionId
  if (context.sessionId !== used?.sessionId) throw new SessionExpiredError('replaced')
}

function refuseUnlessReplayable({ body }: PipeRequest, { status, headers }: Response): void {
  if (isReplayable(body)) return
  throw new BodyNotReplayableError('A stream cannot be sent again: give a Blob or a function', {
    cause: httpErrorOf({ status, headers, body: undefined }),
  })
}

function withCredentials(
  request: PipeRequest,
  { auth }: ServicePolicy,
  credentials: Credentials | undefined,
  analyticsKey: string | undefined,
): PipeRequest {
  // Copy the headers: the next attempt may have another token, and middlewares must not see it.
  const headers = new Headers(request.headers)
  if (credentials) {
    const { uid, accessToken } = credentials
    headers.set('authorization', auth === 'uid' ? uid : `Bearer ${accessToken}`)
    if (auth === 'uid') headers.set('x-session-token', accessToken)
  } else if (auth === 'bearer-or-key' && analyticsKey !== undefined) {
    headers.set('x-api-key', analyticsKey)
  }
  return { ...request, headers }
}
