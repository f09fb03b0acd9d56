import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Keep room for as many lines as there may be.', 'Say in the room that there is nothing.'],
  dont: ['Use it for rows that are compared, ordered or filtered: that is a DataTable.'],
}
