import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Use it to look at or change one row, with the list still in sight.'],
  dont: ['Fill it with a page of its own.', 'Open a second one over it.'],
}
