import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: [
    'Show a process from its first state to its last.',
    'Say the kind of each state in a word, and mark what is wrong with it.',
  ],
  dont: [
    'Draw more than about thirty states: split the process.',
    'Use it for reporting lines: use OrgChart.',
  ],
}
