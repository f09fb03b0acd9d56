import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Keep notifications that arrived while people were away, and let them mark those as read.'],
  dont: ['Count notifications already seen.', 'Open it by itself.'],
}
