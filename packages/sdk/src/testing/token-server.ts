import type { Clock } from '#http/clock.ts'
import { addressOf } from './address-of.ts'
import { accountOf } from './demo-user.ts'
import { TokenSessions } from './token-sessions.ts'

/** A request as the server received it. */
export interface SeenRequest {
  readonly method: string
  readonly url: string
  readonly path: string
  readonly headers: Headers
  /** The body as bytes; empty when there is none. */
  readonly body: string
}

/** Options of the server. */
export interface TokenServerOptions {
  readonly clock: Clock
  readonly accessSeconds?: number
  readonly sessionSeconds?: number
}

/**
 * A token server that rotates refresh tokens and detects their reuse, as ours does: a refresh token works once, and a
 * second use ends the session. Every other address answers `{ data: { ok: true } }` to a valid token and 401 to any
 * other.
 */
export interface TokenServer {
  /** For `createPortal({ fetch })`. */
  readonly fetch: typeof globalThis.fetch
  /** Every request, in order. */
  readonly seen: readonly SeenRequest[]
  /** The number of renewal requests. */
  readonly refreshes: number
  /** The number of refresh tokens that were used twice. */
  readonly reuses: number
  /** All requests except sign-in, renewal and sign-out. */
  readonly dataRequests: readonly SeenRequest[]
  /** Invalidates every access token, as if it had expired. */
  expireAccess(): void
  /** Ends every session, as an administrator would. */
  endSessions(): void
  /** Answers the next requests whose address contains the text with these responses, in order. */
  answer(part: string, ...responses: (() => Response)[]): void
}

/** Creates the server; it needs no network. */
export function tokenServer({
  clock,
  accessSeconds = 300,
  sessionSeconds = 6900,
}: TokenServerOptions): TokenServer {
  const seen: SeenRequest[] = []
  const scripted: { part: string; responses: (() => Response)[] }[] = []
  const sessions = new TokenSessions(clock, { accessSeconds, sessionSeconds })
  return {
    seen,
    get refreshes() {
      return sessions.refreshes
    },
    get reuses() {
      return sessions.reuses
    },
    get dataRequests() {
      return seen.filter(({ path }) => !/\/(loginUser|login-token|refresh-token|logout)$/.test(path))
    },
    expireAccess: () => sessions.expireAccess(),
    endSessions: () => sessions.closeAll(),
    answer: (part, ...responses) => scripted.push({ part, responses }),
    async fetch(input, init) {
      const request = await seenRequest(input, init)
      seen.push(request)
      const script = scripted.find(
        ({ part, responses }) => responses.length > 0 && request.url.includes(part),
      )
      return script?.responses.shift()?.() ?? replyOf(sessions, request)
    },
  }
}

function replyOf(sessions: TokenSessions, { path, body, headers }: SeenRequest): Response {
  const sent = () => JSON.parse(body) as Record<string, unknown>
  const sessionToken = headers.get('x-session-token')
  switch (path.split('/').at(-1)) {
    case 'loginUser':
      return json(sessions.open(accountOf(sent())))
    case 'login-token':
      return json(sessions.open(String(sent().exchangeToken), 60))
    case 'refresh-token': {
      const grant = sessions.renew(sent().refreshToken)
      return grant ? json(grant) : problem(401)
    }
    case 'logout':
      sessions.close(sessionToken)
      return new Response(null, { status: 204 })
  }
  const user = sessions.userOf(sessionToken ?? headers.get('authorization')?.replace('Bearer ', ''))
  return user === undefined ? problem(401) : json({ data: { ok: true, user } })
}

async function seenRequest(input: RequestInfo | URL, init: RequestInit = {}): Promise<SeenRequest> {
  const url = addressOf(input)
  // With the signal, an abort would interrupt the reading of the body here.
  const request = new Request(url, { ...init, signal: null })
  return {
    method: request.method,
    url,
    path: new URL(url).pathname,
    headers: request.headers,
    body: await request.text(),
  }
}

/** A JSON response. */
export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

/** An error response with problem details. */
export function problem(
  status: number,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Response {
  const type = { 401: '/problems/unauthorized', 403: '/problems/forbidden' }[status] ?? '/problems/other'
  return new Response(JSON.stringify({ type, title: 'x', status, ...more }), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  })
}
