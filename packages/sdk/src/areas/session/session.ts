import { httpErrorOf } from '#errors/http-errors.ts'
import { SessionExpiredError } from '#errors/session-errors.ts'
import type { components, paths } from '#generated/main.ts'
import { type Call, type CallOptions, callOf } from '#http/call.ts'
import { type Caller, typed } from '#http/caller.ts'
import type { Clock } from '#http/clock.ts'
import type { Logger } from '#http/logger.ts'
import { named, type Named } from '#http/operation.ts'
import type { SessionCoordinator } from '#session/coordinator.ts'
import type { SessionEvent } from '#session/session-events.ts'
import {
  type CurrentSession,
  openedSession,
  type SessionKind,
  type StoredSession,
} from '#session/stored-session.ts'

/** User name and password. */
export type LoginInput = components['schemas']['Credentials']

/** A token out of a link. */
export type ExchangeTokenInput = components['schemas']['ExchangeToken']

/** The session as the server sees it. */
export type SessionOnServer =
  paths['/session']['get']['responses'][200]['content']['application/json']['data']

/** What the server says to a sign of life. */
export type KeptAlive =
  paths['/monitor_estados/saveSession']['post']['responses'][200]['content']['application/json']['data']

/** Sign-in, the session at hand, and its end (specification §4, §7). */
export interface SessionFamily {
  /** Signs in for 115 minutes. Wrong names reject with an AuthenticationError. */
  readonly login: ((input: LoginInput, options?: CallOptions) => Call<CurrentSession>) & Named
  /** Signs in through the authentication service; the same as `login`, at its other address. */
  readonly authenticate: ((input: LoginInput, options?: CallOptions) => Call<CurrentSession>) & Named
  /** Signs in for 60 seconds with a token out of a link, which burns. */
  readonly loginWithToken: ((input: ExchangeTokenInput, options?: CallOptions) => Call<CurrentSession>) &
    Named
  /** Says whom a token would sign in, without burning it. */
  readonly previewToken: ((
    input: ExchangeTokenInput,
    options?: CallOptions,
  ) => Call<{ displayName: string }>) &
    Named
  /** Renews the access token now. Nobody needs to: every call does it when it is due. */
  readonly refresh: (() => Promise<CurrentSession>) & Named
  /** Ends the session here at once, then on the server. It never rejects. */
  readonly logout: (() => Promise<void>) & Named
  /** Says that the person is still here. A failure is logged and gives undefined (specification §4). */
  readonly keepAlive: ((options?: CallOptions) => Promise<KeptAlive | undefined>) & Named
  /** The session as the server sees it; `current` follows it. */
  readonly show: ((options?: CallOptions) => Call<SessionOnServer>) & Named
  /** Who is signed in here, if anybody: the same object until something of it changes. */
  readonly current: CurrentSession | undefined
  /** Settles when a stored session is read; before, `current` may be undefined still. */
  readonly ready: Promise<void>
  /** Calls back when the session is started, renewed, changed or ended; answers what ends that. */
  readonly subscribe: (listener: (event: SessionEvent) => void) => () => void
}

/** What the family is built from. */
export interface SessionParts {
  readonly main: Caller<paths>
  readonly coordinator: SessionCoordinator
  readonly clock: Clock
  readonly logger: Logger
  /** Asks for refresh tokens in bodies, where there are no cookies. */
  readonly transportHeaders: Readonly<Record<string, string>>
  /** Ends a session on the server. */
  readonly signOut: (session: StoredSession) => Promise<void>
}

/** Builds the family. */
export function session(parts: SessionParts): SessionFamily {
  const { main, coordinator, clock, logger, signOut } = parts
  const signIn = (operation: string, path: string, kind: SessionKind) =>
    named(operation, 1, (body: object, options?: CallOptions) =>
      callOf(signedIn(parts, { operation, path, kind, body, options })),
    )
  const once = (
    operation: string,
    path: string,
    verb: 'get' | 'post',
    body?: object,
    options?: CallOptions,
  ) => main.perform({ operation, verb, path, body, options: { maxRetries: 0, ...options } })

  return {
    login: signIn('session.login', '/employees/loginUser', 'password'),
    authenticate: signIn('session.authenticate', '/authentication/login', 'password'),
    loginWithToken: signIn('session.loginWithToken', '/employees/login-token', 'token'),
    previewToken: named('session.previewToken', 1, (body: ExchangeTokenInput, options?: CallOptions) =>
      callOf(
        typed<{ displayName: string }>(
          main.perform({
            operation: 'session.previewToken',
            verb: 'post',
            path: '/employees/login-token/preview',
            body,
            auth: 'none',
            options: { maxRetries: 0, ...options },
          }),
        ),
      ),
    ),
    refresh: named('session.refresh', 0, async () => {
      const used = await coordinator.credentials()
      if (used) await coordinator.renew(used)
      const { current } = coordinator
      if (!current) throw new SessionExpiredError('expired')
      return current
    }),
    logout: named('session.logout', 0, async () => {
      const ended = await coordinator.end('logout')
      if (ended) await signOut(ended)
    }),
    keepAlive: named('session.keepAlive', 0, async (options?: CallOptions) => {
      const uid = coordinator.current?.userData.uid
      if (uid === undefined) return undefined
      try {
        const path = '/monitor_estados/saveSession'
        const { data } = await typed<KeptAlive>(
          once('session.keepAlive', path, 'post', { userId: uid }, options),
        )
        await coordinator.change({ sessionEndsAt: clock.now() + data.sessionSeconds * 1000 })
        return data
      } catch (error) {
        logger.warn('The sign of life did not arrive', { error })
        return undefined
      }
    }),
    show: named('session.show', 0, (options?: CallOptions) =>
      callOf(
        typed<SessionOnServer>(once('session.show', '/session', 'get', undefined, options)).then(
          async (answer) => {
            const { userData, sessionSeconds } = answer.data
            await coordinator.change({ userData, sessionEndsAt: clock.now() + sessionSeconds * 1000 })
            return answer
          },
        ),
      ),
    ),
    get current() {
      return coordinator.current
    },
    ready: coordinator.ready,
    subscribe: (listener) => coordinator.subscribe(listener),
  }
}

interface SignIn {
  readonly operation: string
  readonly path: string
  readonly kind: SessionKind
  readonly body: object
  readonly options: CallOptions | undefined
}

async function signedIn({ main, coordinator, clock, transportHeaders }: SessionParts, ask: SignIn) {
  const { operation, path, kind, body, options } = ask
  const answer = await typed<Partial<components['schemas']['SignedIn']> | undefined>(
    main.perform({
      operation,
      verb: 'post',
      path,
      body,
      auth: 'none',
      headers: transportHeaders,
      options: { maxRetries: 0, ...options },
    }),
  )
  const { code, userData, accessToken, expiresInSeconds, sessionSeconds, refreshToken } = answer.data ?? {}
  if (code === undefined || !userData || accessToken === undefined) throw wrongNames(answer.response)
  const seconds = sessionSeconds ?? sessionSecondsOf[kind]
  const grant = {
    accessToken,
    refreshToken,
    sessionSeconds: seconds,
    expiresInSeconds: expiresInSeconds ?? seconds,
  }
  const opened = openedSession(crypto.randomUUID(), kind, userData, grant, clock.now())
  const { userData: person, sessionEndsAt } = opened
  const current = (await coordinator.start(opened)) ?? { userData: person, sessionEndsAt, kind }
  return { ...answer, data: current }
}

/** The lifetimes of the specification §4, for a server that does not tell them: 115 minutes and 60 seconds. */
const sessionSecondsOf: Readonly<Record<SessionKind, number>> = { password: 115 * 60, token: 60 }

/** An answer without `code` is a failure (specification §5). */
function wrongNames({ headers }: Response) {
  return httpErrorOf({ status: 401, headers, body: { errors: { message: 'Wrong Username or Password' } } })
}
