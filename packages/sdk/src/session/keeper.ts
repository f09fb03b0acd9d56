import type { Logger } from '#http/logger.ts'
import type { StoredSession } from './stored-session.ts'
import type { TokenStore } from './token-store.ts'

/**
 * Writes to the store one write after the other, each time what holds at its turn. So a sign-out that comes while a
 * renewal is being written is written after it, and the store ends empty.
 */
export class Keeper {
  readonly #store: TokenStore
  readonly #current: () => StoredSession | undefined
  readonly #logger: Logger
  #isDirty = false
  #writing: Promise<void> | undefined

  constructor(store: TokenStore, current: () => StoredSession | undefined, logger: Logger) {
    this.#store = store
    this.#current = current
    this.#logger = logger
  }

  /** Writes what holds now, or nothing. It never rejects: a session that cannot be stored still works here. */
  write(): Promise<void> {
    this.#isDirty = true
    this.#writing ??= this.#drain()
    return this.#writing
  }

  /** What another tab or process has stored since; undefined when nothing can be read. */
  async read(): Promise<StoredSession | undefined> {
    try {
      return await this.#store.get()
    } catch (error) {
      this.#logger.warn('The session store cannot be read', { error })
      return undefined
    }
  }

  async #drain(): Promise<void> {
    while (this.#isDirty) {
      this.#isDirty = false
      const session = this.#current()
      try {
        await (session ? this.#store.set(session) : this.#store.clear())
      } catch (error) {
        this.#logger.warn('The session store cannot be written', { error })
      }
    }
    this.#writing = undefined
  }
}
