import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Show it once, at the top, and say what still works.'],
  dont: ['Take what is written away, or the page.'],
}
