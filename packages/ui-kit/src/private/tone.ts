import type { IconId } from '#icons/icons.ts'

/** The meaning of a message or a state; always shown by a word or a shape, too, never by colour alone. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

export const toneIcons: Record<Tone, IconId> = {
  neutral: 'info',
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
}
