import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Offer the periods that people ask for most.', 'Count both ends in.'],
  dont: ['Use it for one day.', 'Leave a report without a period: give it this month.'],
}
