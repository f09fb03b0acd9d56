import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Use it where the notices are the page.'],
  dont: ['Use it for a conversation: that is a Chat.'],
}
