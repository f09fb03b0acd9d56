import type { paths as AnalyticsPaths } from '#generated/analytics.ts'
import type { paths as IntranetPaths } from '#generated/intranet.ts'
import type { paths as LaiaPaths } from '#generated/laia.ts'
import type { paths as MainPaths } from '#generated/main.ts'
import { addressBook } from '#http/addresses.ts'
import { type BareParts, renewingBy, signOutBy, transportHeaders } from '#http/bare.ts'
import { type Caller, caller } from '#http/caller.ts'
import { type Clock, inBackground, systemClock } from '#http/clock.ts'
import { consoleLogger, type Logger } from '#http/logger.ts'
import type { Middleware } from '#http/middleware.ts'
import { performer } from '#http/perform.ts'
import { pipe, serviceClient } from '#http/pipe.ts'
import type { ServiceName } from '#http/services.ts'
import { SessionCoordinator } from '#session/coordinator.ts'
import { lockHere } from '#session/lock.ts'
import type { RenewTokens } from '#session/renew-tokens.ts'
import type { StoredSession } from '#session/stored-session.ts'
import { tabsHere } from '#session/tabs.ts'
import { memoryStore, sessionStorageStore, type TokenStore } from '#session/token-store.ts'
import type { PortalOptions } from './portal-options.ts'

/** What the families are built on. */
export interface Kernel {
  readonly main: Caller<MainPaths>
  readonly intranet: Caller<IntranetPaths>
  readonly laia: Caller<LaiaPaths>
  readonly analytics: Caller<AnalyticsPaths>
  readonly coordinator: SessionCoordinator
  readonly middlewares: Middleware[]
  readonly clock: Clock
  readonly random: () => number
  readonly logger: Logger
  readonly transportHeaders: Readonly<Record<string, string>>
  readonly signOut: (session: StoredSession) => Promise<void>
}

/** Joins the session, the pipe and the four services. */
export function kernel(options: PortalOptions): Kernel {
  const { baseUrl = '', clock = systemClock, random = Math.random, logger = consoleLogger } = options
  // Looked up at each call, so that whoever replaces the global later is heard.
  const fetch =
    options.fetch ?? ((input: RequestInfo | URL, init?: RequestInit) => globalThis.fetch(input, init))
  const addressOf = addressBook(baseUrl, options.services ?? {}, fetch)
  const { transport = isBrowser() ? 'cookie' : 'body', credentials = 'same-origin' } = options
  const bare: BareParts = { fetch, addressOf, credentials, clock, transport }
  const renewTokens = renewingBy(bare)
  const coordinator = coordinatorOf(options, { renewTokens, clock, logger })
  const middlewares: Middleware[] = []
  const send = pipe({
    ...defaults(options),
    session: coordinator,
    fetch,
    addressOf,
    credentials,
    clock,
    random,
    logger,
    middlewares,
  })
  const callerOf = <Paths extends object>(service: ServiceName): Caller<Paths> => {
    const client = serviceClient<Paths>(service, send)
    return caller(client, performer({ service, client, clock, deadline: options.deadline }))
  }
  return {
    main: callerOf('main'),
    intranet: callerOf('intranet'),
    laia: callerOf('laia'),
    analytics: callerOf('analytics'),
    coordinator,
    middlewares,
    clock,
    random,
    logger,
    transportHeaders: transportHeaders(transport),
    signOut: signingOut(bare, renewTokens, logger),
  }
}

function defaults({ timeout, maxRetries, maxRetryAfter, analyticsKey, strictSecondary }: PortalOptions) {
  return {
    timeout: timeout ?? 30_000,
    maxRetries: maxRetries ?? 2,
    maxRetryAfter: maxRetryAfter ?? 60_000,
    strictSecondary: strictSecondary ?? false,
    analyticsKey,
  }
}

function coordinatorOf(
  { baseUrl = '', store, tabs, lock }: PortalOptions,
  { renewTokens, clock, logger }: { renewTokens: RenewTokens; clock: Clock; logger: Logger },
): SessionCoordinator {
  const name = `portal.session ${baseUrl}`
  return new SessionCoordinator({
    renewTokens,
    name,
    logger,
    clock: inBackground(clock),
    store: store ?? storeHere(),
    lock: lock ?? lockHere(),
    tabs: tabs === false ? undefined : (tabs ?? tabsHere(name)),
  })
}

/** The last word to the server; a failure of it is only logged, the session is over here anyway. */
function signingOut(bare: BareParts, renewTokens: RenewTokens, logger: Logger) {
  return async (session: StoredSession): Promise<void> => {
    try {
      const { uid } = session.userData
      if ((await signOutBy(bare, uid, session.accessToken)) !== 401) return
      // The access token had run out; the session on the server had not, perhaps.
      await signOutBy(bare, uid, (await renewTokens(session)).accessToken)
    } catch (error) {
      logger.warn('The sign-out did not reach the server', { error })
    }
  }
}

function isBrowser(): boolean {
  return typeof document !== 'undefined'
}

function storeHere(): TokenStore {
  try {
    // Reading it throws where the browser forbids storage.
    if (typeof sessionStorage !== 'undefined' && isBrowser()) return sessionStorageStore()
  } catch {
    return memoryStore()
  }
  return memoryStore()
}
