import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: [
    'Use it for work that goes through three to six stages.',
    'Explain why a column accepts no more cards.',
  ],
  dont: ['Make dragging the only way.', 'Fill a column with hundreds: a list with a filter is quicker.'],
}
