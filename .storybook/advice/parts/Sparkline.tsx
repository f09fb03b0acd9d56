import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Put it beside the figure whose way it shows.'],
  dont: ['Let it stand alone, without a number: it has no scale.', 'Use it for fewer than three values.'],
}
