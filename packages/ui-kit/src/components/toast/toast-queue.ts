import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'
import type { Tone } from '#private/tone.ts'

/** A message that passes. */
export interface ToastContent {
  tone?: Tone | undefined
  title: string
  description?: string | undefined
  /** One thing to do about it, such as undo. */
  action?: { label: string; onPress: () => void } | undefined
}

/** A message and how long it stays. */
export interface ToastOptions extends ToastContent {
  /** Milliseconds on the screen, 6000 when left out, 0 to stay until dismissed; hover and focus stop the clock. */
  timeoutMs?: number | undefined
  onClose?: (() => void) | undefined
}

const usualMs = 6000

export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 4 })

/**
 * Shows a message in the corner and returns what takes it away. Errors stay until dismissed unless told otherwise.
 * @example
 * toast({ tone: 'success', title: 'Load started', timeoutMs: 10_000 })
 */
export function toast({ timeoutMs, onClose, ...content }: ToastOptions): () => void {
  const stay = timeoutMs ?? (content.tone === 'danger' ? 0 : usualMs)
  const key = toastQueue.add(content, {
    ...(stay === 0 ? {} : { timeout: stay }),
    ...(onClose === undefined ? {} : { onClose }),
  })
  return () => toastQueue.close(key)
}
