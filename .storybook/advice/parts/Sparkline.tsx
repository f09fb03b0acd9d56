import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Place it next to the figure whose trend it shows.'],
  dont: ['Use it without a number: it has no scale.', 'Use it for fewer than three values.'],
}
