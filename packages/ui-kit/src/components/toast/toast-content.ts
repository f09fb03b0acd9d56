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
