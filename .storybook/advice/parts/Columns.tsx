import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Set the number of columns for wide containers; in narrow ones they stack automatically.'],
  dont: ['Spread one thought over columns: people read down, not across.'],
}
