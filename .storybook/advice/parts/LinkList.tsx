import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Reserve space for the maximum number of items.', 'Show an empty text in that space.'],
  dont: ['Use it for rows that are compared, ordered or filtered: that is a DataTable.'],
}
