/** A lazily loaded and then cached part. */
export interface Late<Value> {
  /** Loads it once; a failed load is retried at the next call. */
  readonly load: () => Promise<Value>
  /** The part, if it is loaded. */
  readonly get: () => Value | undefined
  /** Calls a listener when it is loaded; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

const all = new Set<() => Promise<unknown>>()

/**
 * Loads all lazy parts of the kit: for tests, and where the network may be unavailable later.
 * @example
 * await loadLateParts()
 */
export async function loadLateParts(): Promise<void> {
  await Promise.all([...all].map((load) => load()))
}

/** Declares a part that is loaded on demand; components that use it render again when it is loaded. */
export function late<Value>(fetch: () => Promise<Value>): Late<Value> {
  const listeners = new Set<() => void>()
  let value: Value | undefined
  let loading: Promise<Value> | undefined
  const keep = (loaded: Value): Value => {
    value = loaded
    for (const listener of listeners) listener()
    return loaded
  }
  const forget = (error: unknown): never => {
    loading = undefined
    throw error
  }
  const load = () => (loading ??= fetch().then(keep, forget))
  all.add(load)
  return {
    load,
    get: () => value,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
