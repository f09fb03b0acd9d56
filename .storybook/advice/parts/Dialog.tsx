import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Ask one thing, and name it in the title and on the button.', 'Keep it to what fits a phone.'],
  dont: ['Open one from another.', 'Use it for what deserves an address: that is a page.'],
}
