import type { CurrentSession } from '@portal/sdk'

const place = 'portal.locked'

/** What a lock belongs to: a session at hand. */
type Locked = Pick<CurrentSession, 'sessionEndsAt'> & { readonly userData: { readonly uid: string } }

const listeners = new Set<() => void>()

/**
 * Whether the portal is locked, and for whom. It stands in the storage that all tabs share, so that a tab opened later,
 * and the portal opened again tomorrow, are as locked as the tab in which it was done.
 */
export function lockedFor(now: number = Date.now()): string | null {
  const [uid = null, until] = localStorage.getItem(place)?.split(' ') ?? []
  return Number(until) > now ? uid : null
}

/** Locks the portal of a person in all tabs, until their session ends at the latest (LOG-6). */
export function lock({ userData: { uid }, sessionEndsAt }: Locked): void {
  localStorage.setItem(place, `${uid} ${sessionEndsAt}`)
  tell()
}

/** Opens it again, in all tabs. */
export function unlock(): void {
  localStorage.removeItem(place)
  tell()
}

/** Calls back when it is locked or opened, here or in another tab. */
export function watchLock(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', hear)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', hear)
  }
}

// Without a key: somebody has emptied the whole storage.
function hear({ key }: StorageEvent): void {
  if (key === place || key === null) tell()
}

function tell(): void {
  for (const listener of [...listeners]) listener()
}
