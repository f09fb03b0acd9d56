import type { Logger } from '#http/logger.ts'
import type { StoredSession } from './stored-session.ts'
import type { TokenStore } from './token-store.ts'

/** Keeps the store true to the session. */
export interface Keeper {
  /** Writes what holds now, or nothing. It never rejects: a session that cannot be stored still works here. */
  readonly write: () => Promise<void>
  /** What is stored now, by whatever tab or process, as soon as the store says it; undefined when nothing can be read. */
  readonly read: () => StoredSession | undefined | Promise<StoredSession | undefined>
}

/**
 * Writes to the store one write after the other, each time what holds at its turn. So a sign-out that comes while a
 * renewal is being written is written after it, and the store ends empty.
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
