import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Show it once, at the top, and say what still works.'],
  dont: ['Discard input, or hide the page.'],
}
