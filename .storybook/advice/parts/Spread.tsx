import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Put a title at one end and its act at the other.'],
  dont: ['Put more than two groups into it: the middle one has no defined position.'],
}
