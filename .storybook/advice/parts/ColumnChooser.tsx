import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Offer it with every table of more than five columns.'],
  dont: ['Let the column that names the row be hidden.'],
}
