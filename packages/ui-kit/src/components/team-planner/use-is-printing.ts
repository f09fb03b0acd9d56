import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false

function subscribe(listener: () => void): () => void {
  // Synchronously: the browser captures the page right after the event.
  const update = (next: boolean) => () => {
    isPrinting = next
    flushSync(listener)
  }
  const [begin, end] = [update(true), update(false)]
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}

/** Whether the page is being printed: then all rows are rendered, including invisible ones. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )
