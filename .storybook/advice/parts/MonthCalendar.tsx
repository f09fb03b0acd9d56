import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Show the state of each day of a month, with a link to its details.'],
  dont: ['Choose a day with it: that is a Calendar.', 'Write more below a day than one short figure.'],
}
