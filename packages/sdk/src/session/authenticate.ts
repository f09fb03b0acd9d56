import { BodyNotReplayableError } from '#errors/connection-errors.ts'
import { httpErrorOf } from '#errors/http-errors.ts'
import { SessionExpiredError } from '#errors/session-errors.ts'
import type { SessionCoordinator } from '#session/coordinator.ts'
import { isJustNow } from '#session/renewal.ts'
import type { Credentials } from '#session/stored-session.ts'
import type { Clock } from '#http/clock.ts'
import { isReplayable, type PipeRequest, type Send } from '#http/send.ts'
import { type ServicePolicy, servicePolicies } from '#http/services.ts'

/** What the layer needs to know. */
export interface AuthenticationRules {
  readonly session: SessionCoordinator
  readonly clock: Clock
  /** The key that analytics takes when nobody is signed in. */
  readonly analyticsKey?: string | undefined
  /** How specification §4 treats 401 and 403, without asking the server what they mean. */
  readonly strictSecondary?: boolean | undefined
}

/**
 * Shows the session to the service, and on a 401 renews it once and sends again. That repetition is no retry: it happens
 * once, at once, and whatever `maxRetries` says. What is answered then is the answer. A server that refuses the new tokens,
 * too, is asked for others only after a while, however many calls it refuses.
 */
export function authenticating(next: Send, rules: AuthenticationRules): Send {
  const { session, clock, strictSecondary, analyticsKey } = rules
  // The last renewal that helped nobody: so soon after it, another would not either.
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

/** A later try of a call never goes out under the name of another person. */
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
  // A copy: the next try may show another token, and middlewares see none.
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
