import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Say how many there are on a wide place; it gives them up by itself where it is narrow.'],
  dont: ['Spread one thought over columns: people read down, not across.'],
}
