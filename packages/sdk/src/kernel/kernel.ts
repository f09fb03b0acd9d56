import type { AnalyticsPaths } from '#generated/analytics.ts'
import type { IntranetPaths } from '#generated/intranet.ts'
import type { LaiaPaths } from '#generated/laia.ts'
import type { MainPaths } from '#generated/main.ts'
import { addressBook } from '#http/addresses.ts'
import { renewingBy, signingOut, transportHeaders } from '#session/bare.ts'
import { type Caller, caller } from '#http/caller.ts'
import { type Clock, inBackground, systemClock } from '#http/clock.ts'
import { consoleLogger, type Logger } from '#http/logger.ts'
import type { Middleware } from '#http/middleware.ts'
import { performer } from '#http/perform.ts'
import { pipe } from './pipe.ts'
import type { ServiceName } from '#http/services.ts'
import { sharing } from '#http/share.ts'
import { SessionCoordinator } from '#session/coordinator.ts'
import { noLock, webLock } from '#session/lock.ts'
import type { StoredSession } from '#session/stored-session.ts'
import { hasTabs, tabsHere } from '#session/tabs.ts'
import { storeHere } from '#session/token-store.ts'
import type { PortalOptions } from './portal-options.ts'

/** The base on which the families are built. */
export interface Kernel {
  readonly main: Caller<MainPaths>
  readonly intranet: Caller<IntranetPaths>
  readonly laia: Caller<LaiaPaths>
  readonly analytics: Caller<AnalyticsPaths>
  readonly coordinator: SessionCoordinator
  readonly middlewares: Middleware[]
  readonly clock: Clock
  /** From 0 to 1, for the jitter of waits. */
  readonly random: () => number
  readonly logger: Logger
  readonly transportHeaders: Readonly<Record<string, string>>
  /** Ends a session on the server. */
  readonly signOut: (session: StoredSession) => Promise<void>
}

/** Connects the session, the pipe and the four services. */
export function kernel(options: PortalOptions): Kernel {
  const given = { ...defaults, ...definedOnly(options) }
  const { baseUrl, clock, logger } = given
  const { transport = typeof document === 'undefined' ? 'body' : 'cookie' } = options
  const bare = { ...given, transport, addressOf: addressBook(baseUrl, given.services, given.fetch) }
  const renewTokens = renewingBy(bare)
  const name = `portal.session ${baseUrl}`
  const coordinator = new SessionCoordinator({
    renewTokens,
    name,
    logger,
    clock: inBackground(clock),
    store: options.store ?? storeHere(),
    lock: options.lock ?? (hasTabs() ? webLock : noLock),
    tabs: options.tabs === false ? undefined : (options.tabs ?? tabsHere(name)),
  })
  const middlewares: Middleware[] = []
  const send = pipe({ ...bare, session: coordinator, middlewares })
  const sharingRules = { ...given, generation: () => coordinator.generation }
  const callerOf = <Paths extends object>(service: ServiceName): Caller<Paths> =>
    caller(sharing(performer(service, { ...given, send }), sharingRules))
  return {
    main: callerOf('main'),
    intranet: callerOf('intranet'),
    laia: callerOf('laia'),
    analytics: callerOf('analytics'),
    coordinator,
    middlewares,
    clock,
    random: given.random,
    logger,
    transportHeaders: transportHeaders(transport),
    signOut: signingOut(bare, renewTokens, logger),
  }
}

/** Drops undefined options: `baseUrl: process.env.PORTAL_URL` may be undefined. */
function definedOnly(options: PortalOptions): PortalOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
}

const defaults = {
  baseUrl: '',
  services: {},
  credentials: 'same-origin',
  timeout: 30_000,
  idleTimeout: 60_000,
  maxRetries: 2,
  maxRetryAfter: 60_000,
  logger: consoleLogger,
  clock: systemClock,
  random: Math.random,
  // Looked up at each call, so that a global that is replaced later is used.
  fetch: ((input, init) => globalThis.fetch(input, init)) as typeof globalThis.fetch,
} as const
