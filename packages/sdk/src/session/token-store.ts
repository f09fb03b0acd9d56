import { jsonOf } from '#base/json.ts'
import { isStoredSession, type StoredSession } from './stored-session.ts'

/** Stores a session beyond the life of a page or process. Its functions may be synchronous or return promises. */
export interface TokenStore {
  /** The stored session; undefined when there is none, or it is unreadable. */
  get(): StoredSession | undefined | Promise<StoredSession | undefined>
  /** Replaces the stored session. */
  set(session: StoredSession): void | Promise<void>
  /** Deletes the stored session. */
  clear(): void | Promise<void>
  /** Whether other tabs or processes use the same store. */
  readonly isShared?: boolean
  /** Calls back when another tab or process changed it; returns a function that unsubscribes. */
  subscribe?(listener: (session: StoredSession | undefined) => void): () => void
}

const defaultKey = 'portal.session'

/** Stores the session in memory, until the process or the page ends. */
export function memoryStore(): TokenStore {
  let kept: StoredSession | undefined
  return {
    get: () => kept,
    set(session) {
      kept = session
    },
    clear() {
      kept = undefined
    },
  }
}

/** Stores the session until this tab is closed (specification §3: for the browser session). */
export function sessionStorageStore(key: string = defaultKey): TokenStore {
  return webStore(() => globalThis.sessionStorage, key)
}

/** Stores the session for all tabs, even after the browser is closed: only for people who want to stay signed in. */
export function localStorageStore(key: string = defaultKey): TokenStore {
  return {
    ...webStore(() => globalThis.localStorage, key),
    isShared: true,
    subscribe(listener) {
      const changed = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener(parsed(event.newValue))
      }
      globalThis.addEventListener('storage', changed)
      return () => globalThis.removeEventListener('storage', changed)
    },
  }
}

/** sessionStorage in browsers that allow it, memory elsewhere. */
export function storeHere(): TokenStore {
  try {
    // Accessing it throws where the browser blocks storage.
    if (typeof document !== 'undefined' && typeof sessionStorage !== 'undefined') return sessionStorageStore()
  } catch {
    // Fall back to memory.
  }
  return memoryStore()
}

function webStore(storage: () => Storage, key: string): TokenStore {
  return {
    get: () => parsed(storage().getItem(key)),
    set: (session) => storage().setItem(key, JSON.stringify(session)),
    clear: () => storage().removeItem(key),
  }
}

/** Parses a session; undefined when the text is none. */
export function parsed(text: string | null): StoredSession | undefined {
  const value = jsonOf(text ?? '')
  return isStoredSession(value) ? value : undefined
}
