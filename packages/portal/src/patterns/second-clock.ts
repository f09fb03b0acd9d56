import { createContext, use, useSyncExternalStore } from 'react'
import { clockOf } from '#patterns/clock.ts'

const { now, subscribe } = clockOf(1000)

/** How far the local clock is ahead of the server's, in milliseconds. */
export const ClockAhead = createContext(0)

/** The whole seconds since an instant of the server, updated every second; only the calling component re-renders. */
export function useSecondsSince(instant: string | null): number {
  const ahead = use(ClockAhead)
  const seconds = () =>
    instant === null ? 0 : Math.max(0, Math.floor((now() - ahead - Date.parse(instant)) / 1000))
  return useSyncExternalStore(subscribe, seconds)
}
