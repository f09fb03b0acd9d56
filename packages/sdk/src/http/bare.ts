import { RenewalRefused, type RenewTokens } from '#session/renew-tokens.ts'
import type { TokenGrant } from '#session/stored-session.ts'
import type { AddressOf } from './addresses.ts'
import type { Clock } from './clock.ts'

/** How a refresh token travels: as an HttpOnly cookie, or in bodies for callers without cookies. */
export type TokenTransport = 'cookie' | 'body'

/** What requests need that must not pass through the pipe: it would wait for itself. */
export interface BareParts {
  readonly fetch: typeof globalThis.fetch
  readonly addressOf: AddressOf
  readonly credentials: RequestCredentials
  readonly clock: Clock
  readonly transport: TokenTransport
}

const limitMs = 15_000
const passingRefusals: ReadonlySet<number> = new Set([408, 425, 429])

/** The header that asks for refresh tokens in bodies; none in browsers, where they are cookies. */
export function transportHeaders(transport: TokenTransport): Record<string, string> {
  return transport === 'body' ? { 'x-session-transport': 'body' } : {}
}

/** Renews tokens outside the pipe, with a time limit of its own (specification §7: POST /api/auth/refresh-token). */
export function renewingBy(parts: BareParts): RenewTokens {
  return async ({ accessToken, refreshToken }) => {
    const body = { accessToken, ...(refreshToken === undefined ? {} : { refreshToken }) }
    const response = await post(parts, '/api/auth/refresh-token', body, transportHeaders(parts.transport))
    if (response.ok) return grantOf(await response.json())
    const isVerdict = response.status >= 400 && response.status < 500 && !passingRefusals.has(response.status)
    const text = `The renewal of the session was answered ${response.status}`
    throw isVerdict ? new RenewalRefused(text) : new Error(text)
  }
}

/** Ends the session on the server; answers the status. */
export async function signOutBy(parts: BareParts, uid: string, accessToken: string): Promise<number> {
  const headers = { authorization: uid, 'x-session-token': accessToken }
  return (await post(parts, '/api/auth/logout', undefined, headers)).status
}

async function post(
  { fetch, addressOf, credentials, clock }: BareParts,
  path: string,
  body: object | undefined,
  headers: Record<string, string>,
): Promise<Response> {
  const controller = new AbortController()
  const cancel = clock.after(limitMs, () => controller.abort(new Error(`No answer within ${limitMs} ms`)))
  try {
    const response = await fetch(`${await addressOf('main')}${path}`, {
      method: 'POST',
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      credentials,
      signal: controller.signal,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    // Read here, so that the limit holds for the body too.
    const text = await response.text()
    return new Response(text === '' ? null : text, { status: response.status, headers: response.headers })
  } finally {
    cancel()
  }
}

function grantOf(json: unknown): TokenGrant {
  const grant = json as Partial<TokenGrant> | null
  const { accessToken, refreshToken, expiresInSeconds, sessionSeconds } = grant ?? {}
  if (typeof accessToken !== 'string' || typeof expiresInSeconds !== 'number') {
    throw new Error('The renewal of the session was answered without tokens')
  }
  return { accessToken, refreshToken, expiresInSeconds, sessionSeconds: sessionSeconds ?? expiresInSeconds }
}
