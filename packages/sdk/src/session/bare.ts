import { hasErrorBrand } from '#errors/portal-error.ts'
import { RenewalRefused, type RenewTokens } from '#session/renew-tokens.ts'
import type { StoredSession, TokenGrant } from '#session/stored-session.ts'
import type { AddressOf } from '#http/addresses.ts'
import type { Clock } from '#http/clock.ts'
import { jsonOf } from '#base/json.ts'
import type { Logger } from '#http/logger.ts'
import { passingStatuses } from '#http/retry.ts'
import { tryLimit } from '#http/timeout.ts'
import { sleep, unlessAborted } from '#http/wait.ts'

/** How a refresh token is sent: as an HttpOnly cookie, or in bodies for clients without cookies. */
export type TokenTransport = 'cookie' | 'body'

/** Dependencies of requests that bypass the pipe, which would wait for itself. */
export interface BareParts {
  readonly fetch: typeof globalThis.fetch
  readonly addressOf: AddressOf
  readonly credentials: RequestCredentials
  readonly clock: Clock
  /** From 0 to 1, for the jitter of the pause. */
  readonly random: () => number
  readonly transport: TokenTransport
}

const limitMs = 15_000
/** The mean pause before the second attempt; with jitter, so that all pages do not hit a restarting server at once. */
const pauseMs = 1_000

/** The header that requests refresh tokens in bodies; none in browsers, where they are cookies. */
export function transportHeaders(transport: TokenTransport): Record<string, string> {
  return transport === 'body' ? { 'x-session-transport': 'body' } : {}
}

/**
 * Renews tokens outside the pipe, with a timeout of its own (specification §7: POST /api/auth/refresh-token). All
 * calls wait for it, so a server that fails or is unreachable is retried once; after a timeout there is no retry.
 */
export function renewingBy(parts: BareParts): RenewTokens {
  return async ({ accessToken, refreshToken }, signal) => {
    const headers = { 'content-type': 'application/json', ...transportHeaders(parts.transport) }
    const ask = async () => {
      const answer = await post(parts, '/api/auth/refresh-token', headers, { accessToken, refreshToken })
      if (answer.status >= 500) throw new Error(answered(answer.status))
      return answer
    }
    const { status, text } = await ask().catch(async (error: unknown) => {
      if (hasErrorBrand(error)) throw error
      await sleep(parts.clock, (0.5 + parts.random()) * pauseMs, signal)
      return ask()
    })
    if (status < 300) return grantOf(text)
    throw new (passingStatuses.has(status) ? Error : RenewalRefused)(answered(status))
  }
}

function answered(status: number): string {
  return `The renewal was answered ${status}`
}

/** Signs out on the server; a failure is only logged, because the local session is over anyway. */
export function signingOut(
  parts: BareParts,
  renewTokens: RenewTokens,
  logger: Logger,
): (session: StoredSession) => Promise<void> {
  return async (session) => {
    const statusFor = async (accessToken: string) => {
      const headers = { authorization: session.userData.uid, 'x-session-token': accessToken }
      return (await post(parts, '/api/auth/logout', headers)).status
    }
    try {
      if ((await statusFor(session.accessToken)) !== 401) return
      // The access token has expired, but the server's session may still exist.
      await statusFor((await renewTokens(session)).accessToken)
    } catch (error) {
      logger.warn('The sign-out failed', { error: String(error) })
    }
  }
}

/** Posts with a timeout that also covers reading the answer. */
async function post(
  { fetch, addressOf, credentials, clock }: BareParts,
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<{ status: number; text: string }> {
  const limit = tryLimit(clock, undefined)
  limit.within(limitMs)
  try {
    const sent = body ? JSON.stringify(body) : null
    const { signal } = limit
    const url = `${await addressOf('main')}${path}`
    const response = await fetch(url, { method: 'POST', headers, credentials, signal, body: sent })
    return { status: response.status, text: await unlessAborted(response.text(), signal) }
  } finally {
    limit.release()
  }
}

function grantOf(text: string): TokenGrant {
  const grant = (jsonOf(text) ?? {}) as Partial<TokenGrant>
  const { accessToken, refreshToken, expiresInSeconds, sessionSeconds } = grant
  if (typeof accessToken !== 'string' || typeof expiresInSeconds !== 'number') {
    throw new Error('The renewal gave no tokens')
  }
  return { accessToken, refreshToken, expiresInSeconds, sessionSeconds: sessionSeconds ?? expiresInSeconds }
}
