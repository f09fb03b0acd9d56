import type { Tone } from '#private/tone.ts'

/** How a kind is drawn besides its colour, so that it can be told apart without colour and in print. */
export type DayPattern = 'plain' | 'stripes' | 'dots' | 'grid' | 'outline'

/** A kind of day off: always shown by tone, pattern and text together. */
export interface DayKind {
  id: string
  /** `Vacation`. */
  label: string
  /** One or two letters that stand where the label has no room: `V`. */
  sign: string
  tone: Tone
  pattern: DayPattern
}
