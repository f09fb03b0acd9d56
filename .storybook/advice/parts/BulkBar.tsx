import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: [
    'Show the number of selected rows, and make selecting all matches a second, explicit step.',
    'List the rows that failed.',
  ],
  dont: ['Offer actions that apply to none of the selected rows.'],
}
