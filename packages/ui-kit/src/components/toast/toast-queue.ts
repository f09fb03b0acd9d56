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

/** The renderer of messages, loaded after the page, which must not wait for a message that may never come. */
export const lateToasts = late<ToastParts>(() => import('./toast-region.tsx'))

/** Messages from before the renderer was loaded, in order. */
const waiting = new Set<(parts: ToastParts) => void>()

lateToasts.subscribe(() => {
  const parts = lateToasts.get()
  if (parts === undefined) return
  for (const appear of waiting) appear(parts)
  waiting.clear()
})

/**
 * Shows a message in the corner and returns a function that dismisses it. Errors stay until dismissed by default. A
 * message during an outage appears once the network is back, if the renderer is not loaded yet.
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
  // A pending load retries by itself.
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
