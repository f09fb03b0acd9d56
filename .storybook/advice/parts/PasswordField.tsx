import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Let people paste and see it.', 'Say the rules before, not after they were broken.'],
  dont: ['Use it for what is no secret, such as a code in a message.', 'Ask for it twice.'],
}
