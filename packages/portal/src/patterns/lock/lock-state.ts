import type { CurrentSession } from '@portal/sdk'

const place = 'portal.locked'

/** The session that a lock belongs to. */
type Locked = Pick<CurrentSession, 'sessionEndsAt'> & { readonly userData: { readonly uid: string } }

const listeners = new Set<() => void>()

/**
 * Whether the portal is locked, and for whom. Stored in localStorage, shared by all tabs, so that new tabs, and the
 * portal opened again tomorrow, are locked, too.
 */
export function lockedFor(now: number = Date.now()): string | null {
  const [uid = null, until] = localStorage.getItem(place)?.split(' ') ?? []
  return Number(until) > now ? uid : null
}

/** Locks the portal of a person in all tabs, until their session ends at the latest (LOG-6). */
export function lock({ userData: { uid }, sessionEndsAt }: Locked): void {
  localStorage.setItem(place, `${uid} ${sessionEndsAt}`)
  emit()
}

/** Unlocks it in all tabs. */
export function unlock(): void {
  localStorage.removeItem(place)
  emit()
}

/** Calls back when it is locked or unlocked, here or in another tab. */
export function watchLock(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

// Without a key: the whole storage was cleared.
function onStorage({ key }: StorageEvent): void {
  if (key === place || key === null) emit()
}

function emit(): void {
  for (const listener of [...listeners]) listener()
}
