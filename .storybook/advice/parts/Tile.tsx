import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: [
    'Say in words what the figure means; the tone only repeats it.',
    'Lead to the rows that were counted.',
  ],
  dont: ['Show a figure without a page behind it: use a Stat.', 'Show more than four side by side.'],
}
