import type { Tone } from '#private/tone.ts'

/** A message that passes. */
export interface ToastContent {
  tone?: Tone | undefined
  title: string
  description?: string | undefined
  /** One action on it, such as undo. */
  action?: { label: string; onPress: () => void } | undefined
}

/** A message and its duration. */
export interface ToastOptions extends ToastContent {
  /** Milliseconds on the screen. Defaults to 6000; 0 keeps it until dismissed. Hover and focus stop the clock. */
  timeoutMs?: number | undefined
  onClose?: (() => void) | undefined
}
