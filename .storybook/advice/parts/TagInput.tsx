import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Use it for values that people know by heart or paste.', 'Say by the rule why one is refused.'],
  dont: ['Use it where the values are known: a MultiSelect offers them.'],
}
