import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: [
    'Say how many are selected, and let all that match be a second, visible step.',
    'Tell which ones failed.',
  ],
  dont: ['Offer acts that fit none of the selected.'],
}
