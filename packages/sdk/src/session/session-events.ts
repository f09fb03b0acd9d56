import type { EndReason } from '#errors/session-errors.ts'
import type { Logger } from '#http/logger.ts'
import type { CurrentSession } from './stored-session.ts'

/** What happens to the session of a portal. */
export type SessionEvent =
  | { readonly type: 'started' | 'renewed' | 'changed'; readonly session: CurrentSession }
  | { readonly type: 'ended'; readonly reason: EndReason }

/** Who listens to what happens. A listener that throws is logged and disturbs nobody. */
export class SessionListeners {
  readonly #listeners = new Set<(event: SessionEvent) => void>()
  readonly #logger: Logger

  constructor(logger: Logger) {
    this.#logger = logger
  }

  add(listener: (event: SessionEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  tell(event: SessionEvent): void {
    for (const listener of [...this.#listeners]) {
      try {
        listener(event)
      } catch (error) {
        this.#logger.error('A session listener failed', { error })
      }
    }
  }
}
