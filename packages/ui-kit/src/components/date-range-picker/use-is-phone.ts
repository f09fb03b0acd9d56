import { useSyncExternalStore } from 'react'
import { below } from '#css/media.ts'

const query = (): MediaQueryList => window.matchMedia(below('md'))

const subscribe = (listener: () => void): (() => void) => {
  const list = query()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether the window has no room for two months. An overlay's container is the window, so it asks that. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  )
