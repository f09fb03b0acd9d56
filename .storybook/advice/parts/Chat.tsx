import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Send with Enter, keep what failed, and say that it failed.', 'Show where the new ones begin.'],
  dont: ['Scroll away from what is being read.', 'Use it for notices: those are NotificationList.'],
}
