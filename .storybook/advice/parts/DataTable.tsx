import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: [
    'Name each row by one column, and let that open the row: its page, or its form.',
    'Make it the last part of its page: then its rows scroll, and the page does not.',
    'Show five to eight columns at first; the reader can add the rest.',
    'Keep page, order and filters in the address.',
  ],
  dont: [
    'Put several acts into each row: one menu holds them.',
    'Use it to lay things out: that is a DescriptionList or Columns.',
  ],
}
