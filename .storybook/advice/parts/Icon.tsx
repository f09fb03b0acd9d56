import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: [
    'Place it next to the word that it illustrates.',
    'Give it a label only when there is no text next to it.',
  ],
  dont: [
    'Use a different icon for the same thing elsewhere.',
    'Give its colour a meaning: screen readers do not announce colours.',
  ],
}
