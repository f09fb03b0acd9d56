import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Show what each day of one month was, and lead from a day to what is behind it.'],
  dont: ['Choose a day with it: that is a Calendar.', 'Write more below a day than one short figure.'],
}
