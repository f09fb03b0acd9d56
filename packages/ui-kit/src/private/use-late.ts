import { useEffect, useSyncExternalStore } from 'react'
import type { Late } from './late.ts'

/** What is loaded late, as soon as it is there; it is asked for unless it is not wanted yet. */
export function useLate<Value>({ load, get, subscribe }: Late<Value>, isWanted = true): Value | undefined {
  const value = useSyncExternalStore(subscribe, get, get)
  useEffect(() => {
    // Its place stays as it is: the next who wants it asks again.
    if (isWanted) load().catch(() => undefined)
  }, [isWanted, load])
  return value
}
