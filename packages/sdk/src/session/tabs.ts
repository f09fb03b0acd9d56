import type { EndReason } from '#errors/session-errors.ts'
import type { StoredSession } from './stored-session.ts'

/** A message between tabs. */
export type TabMessage =
  | { readonly type: 'started' | 'renewed' | 'here'; readonly session: StoredSession }
  | { readonly type: 'ended'; readonly sessionId: string; readonly reason: EndReason }
  | { readonly type: 'who' }

/** The channel between the tabs of one portal. */
export interface Tabs {
  /** Sends to the other tabs. */
  post(message: TabMessage): void
  /** Calls back with messages of other tabs; returns a function that unsubscribes. */
  subscribe(listener: (message: TabMessage) => void): () => void
  /** Closes the channel in both directions. */
  close(): void
  /** Signals that this tab has a session, even while it is too busy to answer; returns a function that stops it. */
  hold(): () => void
  /** Whether any tab has a session. */
  isHeld(): Promise<boolean>
}

/** Whether this is a browser page, which may be open in several tabs. Web Locks need a secure context, as UUIDs do. */
export function hasTabs(): boolean {
  return typeof document !== 'undefined' && 'locks' in navigator
}

/** The channel to the other tabs of this browser, by BroadcastChannel; undefined where there are no tabs. */
export function tabsHere(name: string): Tabs | undefined {
  if (!hasTabs()) return undefined
  const channel = new BroadcastChannel(name)
  const { locks } = navigator
  return {
    post: (message) => channel.postMessage(message),
    subscribe(listener) {
      const listening = new AbortController()
      channel.addEventListener(
        'message',
        (event: MessageEvent<TabMessage>) => listener(event.data),
        listening,
      )
      return () => listening.abort()
    },
    close: () => channel.close(),
    // Tabs with a session share a lock, which the browser releases when a tab is closed.
    hold() {
      let letGo: () => void = () => undefined
      const held = new Promise<void>((resolve) => (letGo = resolve))
      void locks.request(name, { mode: 'shared' }, () => held)
      return letGo
    },
    isHeld: async () => (await locks.query()).held?.some((lock) => lock.name === name) ?? false,
  }
}
