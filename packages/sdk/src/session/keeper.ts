import type { Logger } from '#http/logger.ts'
import type { StoredSession } from './stored-session.ts'
import type { TokenStore } from './token-store.ts'

/** Keeps the store in sync with the session. */
export interface Keeper {
  /**
   * Writes the current session, or clears the store. Never rejects: a session that cannot be stored still works here.
   */
  readonly write: () => Promise<void>
  /** The currently stored session, from any tab or process; undefined when none can be read. */
  readonly read: () => StoredSession | undefined | Promise<StoredSession | undefined>
}

/**
 * Serializes the writes to the store; each writes the session as it is at its turn. So a sign-out during the write of
 * a renewal is written after it, and the store ends up empty.
 */
export function keeperOf(
  store: TokenStore,
  current: () => StoredSession | undefined,
  logger: Logger,
): Keeper {
  let isDirty = false
  let writing: Promise<void> | undefined
  const drain = async () => {
    while (isDirty) {
      isDirty = false
      const session = current()
      try {
        await (session ? store.set(session) : store.clear())
      } catch (error) {
        logger.warn('The session store cannot be written', { error })
      }
    }
    writing = undefined
  }
  const unreadable = (error: unknown) => {
    logger.warn('The session store cannot be read', { error })
    return undefined
  }
  return {
    write() {
      isDirty = true
      return (writing ??= drain())
    },
    read() {
      try {
        const stored = store.get()
        return stored instanceof Promise ? stored.catch(unreadable) : stored
      } catch (error) {
        unreadable(error)
        return undefined
      }
    },
  }
}
