import { BodyNotReplayableError } from '#errors/connection-errors.ts'
import { httpErrorOf } from '#errors/http-errors.ts'
import { SessionExpiredError } from '#errors/session-errors.ts'
import type { SessionCoordinator } from '#session/coordinator.ts'
import type { Credentials } from '#session/stored-session.ts'
import { isReplayable, type PipeRequest, type Send } from './send.ts'
import { type ServicePolicy, servicePolicies } from './services.ts'

/** What the layer needs to know. */
export interface AuthenticationRules {
  readonly session: SessionCoordinator
  /** The key that analytics takes when nobody is signed in. */
  readonly analyticsKey: string | undefined
  /** What the specification §4 asked of 401 and 403, instead of asking the server what they mean. */
  readonly strictSecondary: boolean
}

/**
 * Shows the session to the service, and on a 401 renews it once and sends again. That repetition is no retry: it happens
 * once, at once, and whatever `maxRetries` says. What is answered then is the answer.
 */
export function authenticating(next: Send, rules: AuthenticationRules): Send {
  return async (request) => {
    const { context } = request
    if (context.auth === 'none') return next(request)
    const policy = servicePolicies[context.service]
    const used = await rules.session.credentials(request.signal)
    keepToOneSession(request, used)
    const response = await next(withCredentials(request, policy, used, rules.analyticsKey))
    if (!used || !asksForRenewal(response, policy, rules)) return endedByPolicy(response, policy, rules, used)
    refuseUnlessReplayable(request, response)
    await response.body?.cancel()
    const fresh = await rules.session.renew(used, request.signal)
    const answer = await next(withCredentials(request, policy, fresh, rules.analyticsKey))
    return endedByPolicy(answer, policy, rules, fresh)
  }
}

/** A later try of a call never goes out under the name of another person. */
function keepToOneSession({ context }: PipeRequest, used: Credentials | undefined): void {
  if (context.sessionId !== undefined && context.sessionId !== used?.sessionId) {
    throw new SessionExpiredError('replaced')
  }
  if (used) context.sessionId = used.sessionId
}

function asksForRenewal(
  { status }: Response,
  { strict }: ServicePolicy,
  rules: AuthenticationRules,
): boolean {
  return status === 401 || (status === 403 && rules.strictSecondary && strict === 'renew-on-403')
}

async function endedByPolicy(
  response: Response,
  { strict }: ServicePolicy,
  { strictSecondary, session }: AuthenticationRules,
  used: Credentials | undefined,
): Promise<Response> {
  const isRefusal = response.status === 401 || response.status === 403
  if (strictSecondary && strict === 'end-session' && isRefusal && used) await session.end('rejected')
  return response
}

function refuseUnlessReplayable({ body }: PipeRequest, { status, headers }: Response): void {
  if (isReplayable(body)) return
  throw new BodyNotReplayableError(
    'The session was renewed, but the body is a stream that was read already: give a Blob or a function that opens the stream',
    { cause: httpErrorOf({ status, headers, body: undefined }) },
  )
}

function withCredentials(
  request: PipeRequest,
  { auth }: ServicePolicy,
  credentials: Credentials | undefined,
  analyticsKey: string | undefined,
): PipeRequest {
  // A copy: the next try may show another token, and middlewares see none.
  const headers = new Headers(request.headers)
  if (credentials && auth === 'uid') {
    headers.set('authorization', credentials.uid)
    headers.set('x-session-token', credentials.accessToken)
  } else if (credentials) {
    headers.set('authorization', `Bearer ${credentials.accessToken}`)
  } else if (auth === 'bearer-or-key' && analyticsKey !== undefined) {
    headers.set('x-api-key', analyticsKey)
  }
  return { ...request, headers }
}
