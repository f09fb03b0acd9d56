import { useEffect, useState } from 'react'

interface Loaded<Value> {
  readonly value: Value | undefined
  readonly error: unknown
  readonly retry: () => void
}

// Cached: available synchronously the next time.
const kept = new WeakMap<() => Promise<unknown>, unknown>()

/**
 * Loads a part on first render, such as the content of a card; after a failure it retries on demand, or with the
 * network.
 */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  // Only this loader writes the cache entry, so its type is right.
  const [value, setValue] = useState(() => kept.get(load) as Value | undefined)
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isWanted = !kept.has(load)
    const retry = () => setAttempt((before) => before + 1)
    if (isWanted) {
      load().then(
        (loaded) => {
          kept.set(load, loaded)
          if (isWanted) setValue(() => loaded)
        },
        (failure: unknown) => {
          if (!isWanted) return
          setError(failure)
          window.addEventListener('online', retry, { once: true })
        },
      )
    }
    return () => {
      isWanted = false
      window.removeEventListener('online', retry)
    }
  }, [load, attempt])
  return {
    value,
    error: value === undefined ? error : undefined,
    retry() {
      setError(undefined)
      setAttempt((before) => before + 1)
    },
  }
}
