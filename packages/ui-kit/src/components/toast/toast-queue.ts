import type { ComponentType } from 'react'
import type { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'
import { late } from '#private/late.ts'
import type { ToastContent, ToastOptions } from './toast-content.ts'

interface ToastParts {
  readonly ToastRegion: ComponentType
  readonly toastQueue: ToastQueue<ToastContent>
}

const usualMs = 6000
const retryMs = 5000

/** What shows messages. It is loaded after the page, which must not wait for a message that may never come. */
export const lateToasts = late<ToastParts>(() => import('./toast-region.tsx'))

/** The messages that were said before what shows them was there, in their order. */
const waiting = new Set<(parts: ToastParts) => void>()

lateToasts.subscribe(() => {
  const parts = lateToasts.get()
  if (parts === undefined) return
  for (const appear of waiting) appear(parts)
  waiting.clear()
})

/**
 * Shows a message in the corner and returns what takes it away. Errors stay until dismissed unless told otherwise. A
 * message that is said while the network is gone appears when it is back, should the page not have its code yet.
 * @example
 * toast({ tone: 'success', title: 'Load started', timeoutMs: 10_000 })
 */
export function toast(options: ToastOptions): () => void {
  const parts = lateToasts.get()
  if (parts) return show(parts, options)
  let close: (() => void) | undefined
  const appear = (loaded: ToastParts) => {
    close = show(loaded, options)
  }
  waiting.add(appear)
  // One that waits already asks for it again and again.
  if (waiting.size === 1) load()
  return () => {
    waiting.delete(appear)
    close?.()
  }
}

function load(): void {
  lateToasts.load().catch(() => {
    if (waiting.size > 0) setTimeout(load, retryMs)
  })
}

function show({ toastQueue }: ToastParts, { timeoutMs, onClose, ...content }: ToastOptions): () => void {
  const stay = timeoutMs ?? (content.tone === 'danger' ? 0 : usualMs)
  const key = toastQueue.add(content, {
    ...(stay === 0 ? {} : { timeout: stay }),
    ...(onClose === undefined ? {} : { onClose }),
  })
  return () => toastQueue.close(key)
}
