import type { EndReason } from '#errors/session-errors.ts'
import type { StoredSession } from './stored-session.ts'

/** What one tab tells the others. */
export type TabMessage =
  | { readonly type: 'started' | 'renewed' | 'here'; readonly session: StoredSession }
  | { readonly type: 'ended'; readonly sessionId: string; readonly reason: EndReason }
  | { readonly type: 'who' }

/** The way between the tabs of one portal. */
export interface Tabs {
  /** Tells the other tabs. */
  post(message: TabMessage): void
  /** Calls back with what other tabs tell; answers what ends that. */
  subscribe(listener: (message: TabMessage) => void): () => void
  /** Neither tells nor hears any more. */
  close(): void
  /** Shows that this tab has a session, also while it is too busy to tell; answers what ends that. */
  hold(): () => void
  /** Whether a tab shows so. */
  isHeld(): Promise<boolean>
}

/** Whether this is a page of a browser, which may be open in several tabs. Web Locks need a secure context, as UUIDs do. */
export function hasTabs(): boolean {
  return typeof document !== 'undefined' && 'locks' in navigator
}

/** The other tabs of this browser by BroadcastChannel; undefined where there are no tabs. */
export function tabsHere(name: string): Tabs | undefined {
  if (!hasTabs()) return undefined
  const channel = new BroadcastChannel(name)
  const { locks } = navigator
  return {
    post: (message) => channel.postMessage(message),
    subscribe(listener) {
      const heard = new AbortController()
      channel.addEventListener('message', (event: MessageEvent<TabMessage>) => listener(event.data), heard)
      return () => heard.abort()
    },
    close: () => channel.close(),
    // Tabs with a session share a lock, which the browser releases for a closed tab.
    hold() {
      let letGo: () => void = () => undefined
      const held = new Promise<void>((resolve) => (letGo = resolve))
      void locks.request(name, { mode: 'shared' }, () => held)
      return letGo
    },
    isHeld: async () => (await locks.query()).held?.some((lock) => lock.name === name) ?? false,
  }
}
