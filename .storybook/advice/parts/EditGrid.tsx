import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: [
    'Show the error of each rejected cell next to it.',
    'Submit many rows at once, and report the result of each.',
  ],
  dont: ['Save with every key.', 'Use it for records that are only read: that is a DataTable.'],
}
