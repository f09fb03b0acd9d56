import type { ServiceAddresses } from '#http/addresses.ts'
import type { TokenTransport } from '#session/bare.ts'
import type { Clock } from '#http/clock.ts'
import type { Logger } from '#http/logger.ts'
import type { Lock } from '#session/lock.ts'
import type { Tabs } from '#session/tabs.ts'
import type { TokenStore } from '#session/token-store.ts'

/** Options of a portal. All have defaults for browsers and for Node. */
export interface PortalOptions {
  /** The server's address, such as `https://portal.example`. In browsers it defaults to the page's own. */
  readonly baseUrl?: string
  /** Addresses of services that are not below `baseUrl`; `readServices` reads them from the server. */
  readonly services?: Partial<ServiceAddresses>
  /** Where to store the session beyond a page or process. Defaults to sessionStorage in browsers, memory elsewhere. */
  readonly store?: TokenStore
  /** How the refresh token is sent. Defaults to a cookie in browsers, bodies elsewhere. */
  readonly transport?: TokenTransport
  /** Whether cookies are sent to other origins. Defaults to 'same-origin'. */
  readonly credentials?: RequestCredentials
  /** Maximum milliseconds for one attempt. Defaults to 30 000; 0 for no limit. */
  readonly timeout?: number
  /** Maximum milliseconds without progress of an upload or a download. Defaults to 60 000; 0 for no limit. */
  readonly idleTimeout?: number
  /** Maximum milliseconds for a whole call. Defaults to no limit. */
  readonly deadline?: number
  /** Maximum number of retries. Defaults to 2. */
  readonly maxRetries?: number
  /** Whether identical concurrent GETs share one request and its answer. Defaults to false. */
  readonly dedupe?: boolean
  /** The longest `Retry-After` to wait for, in milliseconds. Defaults to 60 000. */
  readonly maxRetryAfter?: number
  /** Defaults to the console, for warnings and errors. `tracing` of '@portal/sdk/logging' logs every attempt. */
  readonly logger?: Logger
  /** The key that analytics accepts when nobody is signed in (specification §7). */
  readonly analyticsKey?: string
  /**
   * Follow specification §4 literally: a 403 of main renews the session once, a 401 or 403 of the other services ends
   * it. Off by default, because our server answers 403 only when a permission is missing, which is no reason to sign
   * anybody out.
   */
  readonly strictSecondary?: boolean
  /** Replaces the global fetch. */
  readonly fetch?: typeof globalThis.fetch
  /** Replaces the machine's clock; for tests. */
  readonly clock?: Clock
  /** Replaces Math.random for jitter; for tests. */
  readonly random?: () => number
  /** The channel to other tabs; `false` for none. Defaults to BroadcastChannel where there are tabs. */
  readonly tabs?: Tabs | false
  /** Keeps two tabs from renewing at once. Defaults to Web Locks where there are tabs. */
  readonly lock?: Lock
}
