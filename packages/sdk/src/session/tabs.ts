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
}

/** The other tabs of this browser by BroadcastChannel; undefined where there are no tabs. */
export function tabsHere(name: string): Tabs | undefined {
  if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined
  const channel = new BroadcastChannel(name)
  return {
    post: (message) => channel.postMessage(message),
    subscribe(listener) {
      const heard = (event: MessageEvent<TabMessage>) => listener(event.data)
      channel.addEventListener('message', heard)
      return () => channel.removeEventListener('message', heard)
    },
    close: () => channel.close(),
  }
}
