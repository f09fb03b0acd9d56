import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Keep what came while people were away, and let them mark it as read.'],
  dont: ['Count what they have seen.', 'Open it by itself.'],
}
