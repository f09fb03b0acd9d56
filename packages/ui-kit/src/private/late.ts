/** Something that is loaded when it is first wanted, and then kept. */
export interface Late<Value> {
  /** Loads it, once; what could not be loaded is tried again. */
  readonly load: () => Promise<Value>
  /** It, when it has been loaded. */
  readonly get: () => Value | undefined
  /** Tells a listener when it has been loaded; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void
}

const all = new Set<() => Promise<unknown>>()

/**
 * Loads everything of the kit that otherwise comes when it is wanted: for tests, and where there may be no network later.
 * @example
 * await loadLateParts()
 */
export async function loadLateParts(): Promise<void> {
  await Promise.all([...all].map((load) => load()))
}

/** What a page need not wait for: it is loaded on demand, and readers of it are told when it has come. */
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
