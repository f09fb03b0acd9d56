import type { Tone } from '#private/tone.ts'

/** The pattern of a kind, so that it can be distinguished without colour and in print. */
export type DayPattern = 'plain' | 'stripes' | 'dots' | 'grid' | 'outline'

/** A kind of day off: always shown by tone, pattern and text together. */
export interface DayKind {
  id: string
  /** `Vacation`. */
  label: string
  /** One or two letters for places where the label does not fit: `V`. */
  sign: string
  tone: Tone
  pattern: DayPattern
}
