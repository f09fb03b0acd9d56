import type { Clock } from '#http/clock.ts'
import type { Logger } from '#http/logger.ts'
import type { Lock } from './lock.ts'
import type { RenewTokens } from './renew-tokens.ts'
import type { Tabs } from './tabs.ts'
import type { TokenStore } from './token-store.ts'

/** What the coordinator works with. */
export interface CoordinatorParts {
  readonly store: TokenStore
  readonly tabs: Tabs | undefined
  readonly clock: Clock
  readonly logger: Logger
  readonly renewTokens: RenewTokens
  readonly lock: Lock
  /** Names the lock; one a portal. */
  readonly name: string
}
