import type { Clock } from '#http/clock.ts'
import type { Logger } from '#http/logger.ts'
import type { Lock } from './lock.ts'
import type { RenewTokens } from './renew-tokens.ts'
import type { Tabs } from './tabs.ts'
import type { TokenStore } from './token-store.ts'

/** Dependencies of the coordinator. */
export interface CoordinatorParts {
  readonly store: TokenStore
  readonly tabs: Tabs | undefined
  readonly clock: Clock
  readonly logger: Logger
  readonly renewTokens: RenewTokens
  readonly lock: Lock
  /** The name of the lock; one per portal. */
  readonly name: string
}
