import { useSyncExternalStore } from 'react'
import { clockOf } from './clock.ts'

const { now, subscribe } = clockOf(60_000)

/** The time in milliseconds, updated each minute: for relative times and greetings. */
export const useMinute = (): number => useSyncExternalStore(subscribe, now)
