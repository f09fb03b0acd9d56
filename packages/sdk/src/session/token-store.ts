import { jsonOf } from '#base/json.ts'
import { isStoredSession, type StoredSession } from './stored-session.ts'

/** Where a session outlives a page or a process. Its functions may answer at once or promise. */
export interface TokenStore {
  /** What was stored; undefined for nothing, or nothing that can be read. */
  get(): StoredSession | undefined | Promise<StoredSession | undefined>
  /** Puts the session in place of what was stored. */
  set(session: StoredSession): void | Promise<void>
  /** Leaves nothing stored. */
  clear(): void | Promise<void>
  /** Whether other tabs or processes read and write the same place. */
  readonly isShared?: boolean
  /** Calls back when another tab or process changed it; answers what ends that. */
  subscribe?(listener: (session: StoredSession | undefined) => void): () => void
}

const defaultKey = 'portal.session'

/** Keeps the session for as long as the process or the page lives. */
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

/** Keeps the session for this tab until it is closed (specification §3: for the browser session). */
export function sessionStorageStore(key: string = defaultKey): TokenStore {
  return webStore(() => globalThis.sessionStorage, key)
}

/** Keeps the session for all tabs and beyond the browser's end: only for who wants to stay signed in. */
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
    // Reading it throws where the browser forbids storage.
    if (typeof document !== 'undefined' && typeof sessionStorage !== 'undefined') return sessionStorageStore()
  } catch {
    // Memory will do.
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

/** A session out of its JSON; undefined when the text is none. */
export function parsed(text: string | null): StoredSession | undefined {
  const value = jsonOf(text ?? '')
  return isStoredSession(value) ? value : undefined
}
