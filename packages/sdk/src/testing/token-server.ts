import type { Clock } from '#http/clock.ts'
import { accountOf, demoUser } from './demo-user.ts'

/** A request as the server got it. */
export interface SeenRequest {
  readonly method: string
  readonly url: string
  readonly path: string
  readonly headers: Headers
  /** The body as bytes; empty without one. */
  readonly body: string
}

/** What the server is like. */
export interface TokenServerOptions {
  readonly clock: Clock
  readonly accessSeconds?: number
  readonly sessionSeconds?: number
}

/**
 * A server of tokens that rotates them and detects their reuse, as ours does: a refresh token works once, and a second use
 * ends the session. Every other address answers `{ data: { ok: true } }` to a living token and 401 to any other.
 */
export interface TokenServer {
  readonly fetch: typeof globalThis.fetch
  /** Every request, in order. */
  readonly seen: readonly SeenRequest[]
  /** How often a renewal was asked for. */
  readonly refreshes: number
  /** How often a refresh token was used twice. */
  readonly reuses: number
  /** The requests that were neither sign-in, renewal nor sign-out. */
  readonly dataRequests: readonly SeenRequest[]
  /** Makes every access token invalid, as if its time were up. */
  expireAccess(): void
  /** Ends every session, as an administrator would. */
  endSessions(): void
  /** Answers the next requests whose address contains the text with these, one after the other. */
  answer(part: string, ...responses: (() => Response)[]): void
}

interface Session {
  readonly user: string
  access: string
  readonly endsAt: number
  accessEndsAt: number
  refresh: string
  readonly used: Set<string>
}

/** Starts such a server, without a network. */
export function tokenServer({
  clock,
  accessSeconds = 300,
  sessionSeconds = 6900,
}: TokenServerOptions): TokenServer {
  const seen: SeenRequest[] = []
  const sessions = new Set<Session>()
  const scripted: { part: string; responses: (() => Response)[] }[] = []
  let count = 0
  let refreshes = 0
  let reuses = 0

  const grant = (session: Session) => {
    session.access = `access-${++count}-of-${session.user}`
    session.refresh = `refresh-${count}`
    session.accessEndsAt = Math.min(clock.now() + accessSeconds * 1000, session.endsAt)
    return {
      accessToken: session.access,
      refreshToken: session.refresh,
      expiresInSeconds: Math.max(0, (session.accessEndsAt - clock.now()) / 1000),
      sessionSeconds: Math.max(0, (session.endsAt - clock.now()) / 1000),
    }
  }
  const open = (user: string, seconds: number) => {
    const endsAt = clock.now() + seconds * 1000
    const session = { user, endsAt, access: '', refresh: '', accessEndsAt: 0, used: new Set<string>() }
    sessions.add(session)
    return json({ code: 200, userData: demoUser(user), ...grant(session) })
  }
  const refresh = (token: unknown) => {
    refreshes++
    const reused = [...sessions].find(({ used }) => used.has(String(token)))
    if (reused) {
      reuses++
      sessions.delete(reused)
    }
    const session = [...sessions].find((one) => one.refresh === token && clock.now() < one.endsAt)
    if (!session) return problem(401)
    session.used.add(session.refresh)
    return json(grant(session))
  }
  const data = ({ headers }: SeenRequest) => {
    const token = headers.get('x-session-token') ?? headers.get('authorization')?.replace('Bearer ', '')
    const session = [...sessions].find(
      ({ access, accessEndsAt }) => access === token && clock.now() < accessEndsAt,
    )
    return session ? json({ data: { ok: true, user: session.user } }) : problem(401)
  }
  const reply = (request: SeenRequest): Response => {
    const body = () => JSON.parse(request.body) as Record<string, unknown>
    if (request.path.endsWith('/employees/loginUser')) return open(accountOf(body()), sessionSeconds)
    if (request.path.endsWith('/employees/login-token')) return open(String(body().exchangeToken), 60)
    if (request.path.endsWith('/api/auth/refresh-token')) return refresh(body().refreshToken)
    if (request.path.endsWith('/api/auth/logout')) {
      for (const one of sessions)
        if (one.access === request.headers.get('x-session-token')) sessions.delete(one)
      return new Response(null, { status: 204 })
    }
    return data(request)
  }

  return {
    seen,
    get refreshes() {
      return refreshes
    },
    get reuses() {
      return reuses
    },
    get dataRequests() {
      return seen.filter(({ path }) => !/\/(loginUser|login-token|refresh-token|logout)$/.test(path))
    },
    expireAccess() {
      for (const session of sessions) session.accessEndsAt = 0
    },
    endSessions: () => sessions.clear(),
    answer: (part, ...responses) => scripted.push({ part, responses }),
    async fetch(input, init) {
      const request = await seenRequest(input, init)
      seen.push(request)
      const script = scripted.find(
        ({ part, responses }) => responses.length > 0 && request.url.includes(part),
      )
      return script?.responses.shift()?.() ?? reply(request)
    },
  }
}

async function seenRequest(input: RequestInfo | URL, init: RequestInit = {}): Promise<SeenRequest> {
  const url = input instanceof Request ? input.url : String(input)
  // A signal that is passed on would end the reading of the body here.
  const { signal: _signal, ...rest } = init
  const request = new Request(url, rest)
  return {
    method: request.method,
    url,
    path: new URL(url).pathname,
    headers: request.headers,
    body: await request.text(),
  }
}

/** An answer in JSON. */
export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

/** A refusal as problem details. */
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
