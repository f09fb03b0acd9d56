import { useSyncExternalStore } from 'react'
import { Icon } from '#components/icon/icon.tsx'
import { useWords } from '#words/use-words.ts'
import * as css from './offline-banner.css.ts'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser is online. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** A bar over the page. */
export interface OfflineBannerProps {
  /** Defaults to the state of the browser. */
  isOffline?: boolean | undefined
  text?: string | undefined
}

/** Says that the network is down and what happens to unsaved work; empty while online. */
export function OfflineBanner({ isOffline, text }: OfflineBannerProps) {
  const words = useWords().offline
  const isOnline = useOnline()
  return (
    <div role="status" aria-live="polite">
      {(isOffline ?? !isOnline) ? (
        <p className={css.root}>
          <Icon id="offline" size="sm" />
          <strong className={css.title}>{words.title}.</strong>
          <span>{text ?? words.text}</span>
        </p>
      ) : null}
    </div>
  )
}
