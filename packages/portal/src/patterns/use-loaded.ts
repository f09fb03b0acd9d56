import { useEffect, useState } from 'react'

interface Loaded<Value> {
  readonly value: Value | undefined
  readonly error: unknown
  readonly retry: () => void
}

// What came once is there at once the next time.
const kept = new WeakMap<() => Promise<unknown>, unknown>()

/** What comes when it is first shown, such as the content of a card; after a failure on demand, or with the network. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  // It was kept by the function that loads it, and so is of its type.
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
