import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Give each screen one, with one heading of level 1.'],
  dont: ['Nest it.', 'Set widths of its parts: it knows how wide a text may be.'],
}
