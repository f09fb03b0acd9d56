import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: [
    'Show how something goes on, from its first state to its last.',
    'Say the kind of each state in a word, and mark what is wrong with it.',
  ],
  dont: [
    'Draw more than about thirty states: split the way.',
    'Use it for who leads whom: that is OrgChart.',
  ],
}
