import type { Clock } from '#http/clock.ts'
import type { Logger } from '#http/logger.ts'
import type { StoredSession } from './stored-session.ts'
import type { Tabs } from './tabs.ts'
import type { TokenStore } from './token-store.ts'

/** A new tab waits so long for another tab to hand over its session. */
const handOverMs = 150

/** Where a session may come from when a page or a process begins. */
export interface Sources {
  readonly store: TokenStore
  readonly tabs: Tabs | undefined
  readonly clock: Clock
  readonly logger: Logger
}

/** The session that was stored; else one that another tab hands over. At once, when the store answers at once. */
export function restored({
  store,
  tabs,
  clock,
  logger,
}: Sources): StoredSession | Promise<StoredSession | undefined> | undefined {
  const orHandedOver = (session: StoredSession | undefined) =>
    session ?? (tabs ? handedOver(tabs, clock) : undefined)
  const unreadable = (error: unknown): StoredSession | undefined => {
    logger.warn('The session store cannot be read', { error })
    return undefined
  }
  try {
    const stored = store.get()
    return stored instanceof Promise ? stored.catch(unreadable).then(orHandedOver) : orHandedOver(stored)
  } catch (error) {
    return orHandedOver(unreadable(error))
  }
}

/** Asks the other tabs, because the store of a new tab is its own and empty. */
async function handedOver(tabs: Tabs, clock: Clock): Promise<StoredSession | undefined> {
  let stop: () => void = () => undefined
  let cancel: () => void = () => undefined
  const answer = await new Promise<StoredSession | undefined>((resolve) => {
    stop = tabs.subscribe((message) => {
      if (message.type === 'here') resolve(message.session)
    })
    cancel = clock.after(handOverMs, () => resolve(undefined))
    tabs.post({ type: 'who' })
  })
  stop()
  cancel()
  return answer
}
