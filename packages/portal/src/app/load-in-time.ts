/** The timeout for loading a screen on demand (specification §2, §9). */
export const screenLoadMs = 120_000

const reloadedKey = 'portal.reloaded'
const reloadGuardMs = 60_000

/** A screen whose files could not be loaded. */
class ScreenLoadError extends Error {
  override readonly name: 'ChunkLoadError' | 'ScreenLoadTimeout'

  constructor(name: 'ChunkLoadError' | 'ScreenLoadTimeout', cause?: unknown) {
    super(name, { cause })
    this.name = name
  }
}

/**
 * Loads a screen and its data within the limit. A chunk that cannot be read reloads the page once at the requested
 * URL, because the browser still shows the previous one while a screen loads. Without a network a reload would lose
 * the open page: then the screen fails, and is retried once the network is back.
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
 * Whether a page may reload itself now. After a release the old chunks no longer exist and a reload helps; if it does
 * not, a second one would loop.
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
