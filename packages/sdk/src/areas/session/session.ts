import type { Credentials, ExchangeToken, SignedIn } from '#generated/session/session.ts'
import { httpErrorOf } from '#errors/http-errors.ts'
import { SessionExpiredError } from '#errors/session-errors.ts'
import type { MainPaths } from '#generated/main.ts'
import type { Answer } from '#http/call.ts'
import type { Act } from '#http/caller.ts'
import { named, type Named, type Operation } from '#http/operation.ts'
import type { Kernel } from '#kernel/kernel.ts'
import { followServer, type KeepAlive, keepAlive } from '#kernel/keep-alive.ts'
import type { SessionEvent } from '#session/session-events.ts'
import { type CurrentSession, openedSession, type SessionKind } from '#session/stored-session.ts'

/** User name and password. */
export type LoginInput = Credentials

/** A single-use token from a link. */
export type ExchangeTokenInput = ExchangeToken

/** The session as the server sees it. */
export type SessionOnServer =
  MainPaths['/session']['get']['responses'][200]['content']['application/json']['data']

/** A way to sign in. */
type SignIn<Input> = Operation<[input: Input], CurrentSession, 'post'>

/** Sign-in, the current session, and sign-out (specification §4, §7). */
export interface SessionFamily {
  /** Signs in for 115 minutes. Wrong credentials reject with an AuthenticationError. */
  readonly login: SignIn<LoginInput>
  /** Signs in through the authentication service: the same as `login` at another address. */
  readonly authenticate: SignIn<LoginInput>
  /** Signs in for 60 seconds with a single-use token from a link. */
  readonly loginWithToken: SignIn<ExchangeTokenInput>
  /** Returns whom a token would sign in, without using it up. */
  readonly previewToken: Act<MainPaths, '/employees/login-token/preview', 'post'>
  /** Renews the access token now. Rarely needed: every call renews it when it is due. */
  readonly refresh: (() => Promise<CurrentSession>) & Named<'post'>
  /** Ends the session here at once, then on the server. It never rejects. */
  readonly logout: (() => Promise<void>) & Named<'post'>
  /**
   * Reports activity, so that the session does not end by inactivity. A failure is logged and resolves to undefined
   * (specification §4).
   */
  readonly keepAlive: KeepAlive
  /** Reads the session from the server and updates `current`. */
  readonly show: Act<MainPaths, '/session', 'get'>
  /** Confirms the password, for operations that refuse with the code `reauthentication` until then. */
  readonly confirm: Act<MainPaths, '/session/confirmation', 'post'>
  /** The signed-in person, if any. The object keeps its identity until something in it changes. */
  readonly current: CurrentSession | undefined
  /** Resolves once a stored session is read; until then `current` may be undefined. */
  readonly ready: Promise<void>
  /** Called when the session is started, renewed, changed or ended. Returns a function that unsubscribes. */
  readonly subscribe: (listener: (event: SessionEvent) => void) => () => void
}

const open = { auth: 'none', isOnce: true } as const

/** Builds the family. */
export function session(kernel: Kernel): SessionFamily {
  const { main, coordinator } = kernel
  const signingIn = { ...open, headers: kernel.transportHeaders }
  const opens = (kind: SessionKind) => (answer: Answer<SignedIn>) => opened(kernel, kind, answer)
  const byPassword = opens('password')
  return {
    login: main.act('session.login', 'post', '/employees/loginUser', 'body', signingIn, byPassword),
    authenticate: main.act(
      'session.authenticate',
      'post',
      '/authentication/login',
      'body',
      signingIn,
      byPassword,
    ),
    loginWithToken: main.act(
      'session.loginWithToken',
      'post',
      '/employees/login-token',
      'body',
      signingIn,
      opens('token'),
    ),
    previewToken: main.act('session.previewToken', 'post', '/employees/login-token/preview', 'body', open),
    refresh: named('session.refresh', 'post', 0, async () => {
      const used = await coordinator.credentials()
      if (used) await coordinator.renew(used)
      const { current } = coordinator
      if (!current) throw new SessionExpiredError('expired')
      return current
    }),
    logout: named('session.logout', 'post', 0, async () => {
      const ended = await coordinator.end('logout')
      if (ended) await kernel.signOut(ended)
    }),
    keepAlive: keepAlive(kernel),
    show: main.act('session.show', 'get', '/session', 'nothing', { isOnce: true }, async (answer) => {
      await followServer(kernel, answer.data)
      return answer
    }),
    confirm: main.act('session.confirm', 'post', '/session/confirmation', 'body', { isOnce: true }),
    get current() {
      return coordinator.current
    },
    ready: coordinator.ready,
    subscribe: (listener) => coordinator.subscribe(listener),
  }
}

async function opened(
  { coordinator, clock }: Kernel,
  kind: SessionKind,
  answer: Answer<Partial<SignedIn> | undefined>,
): Promise<Answer<CurrentSession>> {
  const { code, userData, accessToken, expiresInSeconds, sessionSeconds, refreshToken } = answer.data ?? {}
  if (code === undefined || !userData || accessToken === undefined) throw wrongNames(answer.response)
  const seconds = sessionSeconds ?? sessionSecondsOf[kind]
  const grant = {
    accessToken,
    refreshToken,
    sessionSeconds: seconds,
    expiresInSeconds: expiresInSeconds ?? seconds,
  }
  const made = openedSession(crypto.randomUUID(), kind, userData, grant, clock.now())
  const { sessionEndsAt } = made
  return { ...answer, data: (await coordinator.start(made)) ?? { userData, sessionEndsAt, kind } }
}

/** The lifetimes of specification §4, for servers that do not send any: 115 minutes and 60 seconds. */
const sessionSecondsOf: Readonly<Record<SessionKind, number>> = {
  password: 115 * 60,
  token: 60,
  view: 15 * 60,
}

/** An answer without `code` is a failure (specification §5). */
function wrongNames({ headers }: Response) {
  return httpErrorOf({ status: 401, headers, body: { errors: { message: 'Wrong Username or Password' } } })
}
