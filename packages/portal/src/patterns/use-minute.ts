import { useSyncExternalStore } from 'react'
import { clockOf } from './clock.ts'

const { now, subscribe } = clockOf(60_000)

/** The time in milliseconds, anew each minute: for what says how long ago something was, or greets by the hour. */
export const useMinute = (): number => useSyncExternalStore(subscribe, now)
