/** Screens load on demand and may take this long (specification §2, §9). */
export const screenLoadMs = 120_000

const reloadedKey = 'portal.reloaded'
const reloadGuardMs = 60_000

/** A screen whose files did not come. */
class ScreenLoadError extends Error {
  override readonly name: 'ChunkLoadError' | 'ScreenLoadTimeout'

  constructor(name: 'ChunkLoadError' | 'ScreenLoadTimeout', cause?: unknown) {
    super(name, { cause })
    this.name = name
  }
}

/**
 * Loads a screen, or what it needs, within the limit; a chunk that cannot be read loads the page anew, once, at the
 * address that was asked for: while a screen loads, the browser still shows the address before. Without a network a
 * page that loads anew is gone, with all that is open on it: then the screen fails, and is asked for when it is back.
 */
export async function loadInTime<Value>(load: () => Promise<Value>, address: string): Promise<Value> {
  try {
    return await withinLimit(load())
  } catch (cause) {
    if (cause instanceof ScreenLoadError) throw cause
    if (navigator.onLine && reloadOnce(sessionStorage, Date.now())) {
      if (address === window.location.href) window.location.reload()
      else window.location.assign(address)
      return await new Promise<never>(() => undefined)
    }
    throw new ScreenLoadError('ChunkLoadError', cause)
  }
}

/**
 * Whether a page may reload itself now. After a release the old chunks are gone and a reload mends it; if it does
 * not, a second reload would go round in circles.
 */
export function reloadOnce(memory: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(memory.getItem(reloadedKey))
  if (now - last < reloadGuardMs) return false
  memory.setItem(reloadedKey, String(now))
  return true
}

/** Rejects with a timeout when a screen takes longer than the limit. */
export function withinLimit<Value>(loading: Promise<Value>, limitMs = screenLoadMs): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ScreenLoadError('ScreenLoadTimeout')), limitMs)
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
