import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Use it where the order is what people decide.', 'Say what comes first.'],
  dont: ['Use it to sort: a table does that by a press.', 'Use it for hundreds of lines.'],
}
