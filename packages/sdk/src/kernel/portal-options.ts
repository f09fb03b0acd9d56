import type { ServiceAddresses } from '#http/addresses.ts'
import type { TokenTransport } from '#session/bare.ts'
import type { Clock } from '#http/clock.ts'
import type { Logger } from '#http/logger.ts'
import type { Lock } from '#session/lock.ts'
import type { Tabs } from '#session/tabs.ts'
import type { TokenStore } from '#session/token-store.ts'

/** How a portal is opened. Everything has a default for browsers and for Node. */
export interface PortalOptions {
  /** The server's address, as `https://portal.example`; a browser's own page unless given. */
  readonly baseUrl?: string
  /** Where services stand that are not below `baseUrl`; `readServices` asks the server. */
  readonly services?: Partial<ServiceAddresses>
  /** Where the session outlives the page or process: sessionStorage in browsers, memory elsewhere. */
  readonly store?: TokenStore
  /** How the refresh token travels: as a cookie in browsers, in bodies elsewhere. */
  readonly transport?: TokenTransport
  /** Whether cookies go to another origin too; 'same-origin' unless given. */
  readonly credentials?: RequestCredentials
  /** Milliseconds one try may take; 30 000 unless given, 0 for no limit. */
  readonly timeout?: number
  /** Milliseconds a file may stand still on its way up or down; 60 000 unless given, 0 for no limit. */
  readonly idleTimeout?: number
  /** Milliseconds a whole call may take; no limit unless given. */
  readonly deadline?: number
  /** How often a failed try is repeated; twice unless given. */
  readonly maxRetries?: number
  /** Whether GETs that ask the same at the same time share one request and its answer; they do not unless given. */
  readonly dedupe?: boolean
  /** The longest `Retry-After` that is waited for, in milliseconds; 60 000 unless given. */
  readonly maxRetryAfter?: number
  /** Where warnings go; the console unless given. `tracing` of '@portal/sdk/logging' makes one that hears every try. */
  readonly logger?: Logger
  /** The key that analytics takes when nobody is signed in (specification §7). */
  readonly analyticsKey?: string
  /**
   * The specification §4 to the letter: a 403 of main renews the session once, a 401 or 403 of the other services ends it.
   * Off, because our server says 403 only to what one may not do, which is no reason to sign anybody out.
   */
  readonly strictSecondary?: boolean
  /** In place of the global fetch. */
  readonly fetch?: typeof globalThis.fetch
  /** In place of the machine's clock; for tests. */
  readonly clock?: Clock
  /** In place of Math.random, for the jitter of waits; for tests. */
  readonly random?: () => number
  /** The way to other tabs; `false` for none. BroadcastChannel where there are tabs, unless given. */
  readonly tabs?: Tabs | false
  /** What keeps two tabs from renewing at once; Web Locks where there are tabs, unless given. */
  readonly lock?: Lock
}
