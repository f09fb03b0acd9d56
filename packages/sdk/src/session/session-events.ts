import type { EndReason } from '#errors/session-errors.ts'
import type { Logger } from '#http/logger.ts'
import type { CurrentSession } from './stored-session.ts'

/** The events of a portal's session. */
export type SessionEvent =
  | { readonly type: 'started' | 'renewed' | 'changed'; readonly session: CurrentSession }
  | { readonly type: 'ended'; readonly reason: EndReason }

/** Listeners of the session's events. A listener that throws is logged and does not affect the others. */
export interface SessionListeners {
  readonly add: (listener: (event: SessionEvent) => void) => () => void
  readonly emit: (event: SessionEvent) => void
}

/** Creates an empty set of listeners. */
export function sessionListeners(logger: Logger): SessionListeners {
  const listeners = new Set<(event: SessionEvent) => void>()
  return {
    add(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    emit(event) {
      for (const listener of [...listeners]) {
        try {
          listener(event)
        } catch (error) {
          logger.error('A session listener failed', { error })
        }
      }
    },
  }
}
