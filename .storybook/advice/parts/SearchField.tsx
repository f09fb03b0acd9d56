import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Place it above the list that it searches, and say what can be found.'],
  dont: [
    'Use it as a filter by one known value: the FilterBar does that.',
    'Search with every key over a slow service.',
  ],
}
