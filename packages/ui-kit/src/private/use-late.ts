import { useEffect, useSyncExternalStore } from 'react'
import type { Late } from './late.ts'

/** A lazily loaded part, once it is there; loads it unless it is not wanted yet. */
export function useLate<Value>({ load, get, subscribe }: Late<Value>, isWanted = true): Value | undefined {
  const value = useSyncExternalStore(subscribe, get, get)
  useEffect(() => {
    // Ignored: the next component that needs it retries.
    if (isWanted) load().catch(() => undefined)
  }, [isWanted, load])
  return value
}
