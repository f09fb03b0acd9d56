import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Say type and size before, and how it went for each file.', 'Keep what is done when one file fails.'],
  dont: ['Make dragging the only way.', 'Begin again by itself after a refusal.'],
}
