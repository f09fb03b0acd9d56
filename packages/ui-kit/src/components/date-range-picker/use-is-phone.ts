import { useSyncExternalStore } from 'react'
import { below } from '#css/media.ts'

const query = (): MediaQueryList => window.matchMedia(below('md'))

const subscribe = (listener: () => void): (() => void) => {
  const list = query()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether the window is too narrow for two months. An overlay's container is the window. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  )
